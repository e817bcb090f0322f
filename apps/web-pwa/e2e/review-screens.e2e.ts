import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { checkScreen, checkVisit, SCREEN_VARIANTS, VISITS } from './support/visual-checks.ts'
import { waitForToast } from './support/reader.ts'
import { expect, test, type NewMember, type NewReader } from './support/test.ts'

const REVIEWS = `/bot/${BOTS.brunoApproved}?tab=reviews`
const TEXTS = {
  en: {
    form: 'Leave a Review',
    submit: 'Submit Review',
    reply: 'Reply',
    more: /^More actions/,
    block: 'Block User',
    delete: 'Delete',
  },
  ro: {
    form: 'Lasă o recenzie',
    submit: 'Trimite recenzia',
    reply: 'Răspunde',
    more: /^Alte acțiuni/,
    block: 'Blochează utilizatorul',
    delete: 'Șterge',
  },
} as const
type Texts = (typeof TEXTS)[keyof typeof TEXTS]

interface State {
  as: string | null
  prepare: (page: Page, texts: Texts) => unknown
}

/** States of reviews and votes that survive a resize, and how to reach them. */
const RESIZABLE_STATES: Record<string, State> = {
  'reviews-visitor': {
    as: null,
    prepare: (page, { form }) => page.getByRole('form', { name: form }).waitFor(),
  },
  'reviews-member': {
    as: PEOPLE.vlad,
    prepare: (page, { form }) =>
      page.getByRole('form', { name: form }).getByRole('textbox').fill('Kind.\nAnd fast.'),
  },
  'reviews-owner': {
    as: PEOPLE.bruno,
    prepare: (page, { more }) => page.getByRole('button', { name: more }).first().waitFor(),
  },
  'reviews-reply': {
    as: PEOPLE.bruno,
    prepare: async (page, { reply }) => {
      await page.getByRole('button', { name: reply, exact: true }).first().click()
      await page.getByRole('article').getByRole('textbox').first().waitFor()
    },
  },
  'reviews-edit': {
    as: PEOPLE.emil,
    prepare: async (page, { more }) => {
      const ofOwn = page.getByRole('button', { name: 'Emil Ending' })
      await page.getByRole('button', { name: more }).and(ofOwn).click()
      await page.getByRole('menuitem').first().click()
      await page.getByRole('article').getByRole('form').waitFor()
    },
  },
}

/** States that do not survive a resize: a toast, a menu, a dialog. */
const TRANSIENT_STATES: Record<string, State> = {
  'reviews-refused': {
    as: PEOPLE.vlad,
    prepare: async (page, { submit }) => {
      await page.getByRole('button', { name: submit }).click()
      await waitForToast(page)
    },
  },
  'reviews-menu': {
    as: PEOPLE.bruno,
    prepare: async (page, { more }) => {
      await page.getByRole('button', { name: more }).first().click()
      await page.getByRole('menu').waitFor()
    },
  },
  'reviews-block': {
    as: PEOPLE.bruno,
    prepare: async (page, { more, block }) => {
      await page.getByRole('button', { name: more }).first().click()
      await page.getByRole('menuitem', { name: block }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  'vote-cooldown': {
    as: PEOPLE.vera,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Vote in|Votezi peste) \d+ ?h$/ })
        .filter({ visible: true })
        .first()
        .click({ force: true })
      await waitForToast(page)
    },
  },
}

interface Variant {
  width: number
  language: keyof typeof TEXTS
}

type Fixtures = { newReader: NewReader; newMember: NewMember }

async function openAs({ as, prepare }: State, { newReader, newMember }: Fixtures, where: Variant) {
  const reader = as ? await newMember(as, REVIEWS, where) : await newReader(where)
  if (!as) await reader.open(REVIEWS)
  await prepare(reader.page, TEXTS[where.language])
  return reader
}

for (const [name, state] of Object.entries(RESIZABLE_STATES)) {
  test.describe(`${name}`, () => {
    for (const visit of VISITS) {
      const { width, language } = visit
      test(`looks right at ${width} px in ${language}`, async ({ newReader, newMember }) => {
        const reader = await openAs(state, { newReader, newMember }, { width, language })
        expect(await checkVisit(reader, name, visit)).toEqual([])
      })
    }
  })
}

for (const [name, state] of Object.entries(TRANSIENT_STATES)) {
  test.describe(`${name}`, () => {
    for (const { width, language, themes } of SCREEN_VARIANTS) {
      test(`looks right at ${width} px in ${language}`, async ({ newReader, newMember }) => {
        const reader = await openAs(state, { newReader, newMember }, { width, language })
        expect(await checkScreen(reader, `${name}-${language}`, themes)).toEqual([])
      })
    }
  })
}
