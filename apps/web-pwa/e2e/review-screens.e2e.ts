import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoComplaints, newMember, newReader, useBrowser, WIDTHS } from './support/reader.ts'

const PICTURES = join(import.meta.dirname, 'pictures')
const REVIEWS = `/bot/${BOTS.brunoApproved}?tab=reviews`
const WORDS = {
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
type Words = (typeof WORDS)[keyof typeof WORDS]

/** Every state that members see of reviews and votes, and how it comes about. */
const STATES: Record<string, { as: string | null; make: (page: Page, words: Words) => unknown }> = {
  'reviews-visitor': {
    as: null,
    make: (page, { form }) => page.getByRole('form', { name: form }).waitFor(),
  },
  'reviews-member': {
    as: PEOPLE.vlad,
    make: (page, { form }) =>
      page.getByRole('form', { name: form }).getByRole('textbox').fill('Kind.\nAnd fast.'),
  },
  'reviews-refused': {
    as: PEOPLE.vlad,
    make: (page, { submit }) => page.getByRole('button', { name: submit }).click(),
  },
  'reviews-owner': {
    as: PEOPLE.bruno,
    make: (page, { more }) => page.getByRole('button', { name: more }).first().waitFor(),
  },
  'reviews-reply': {
    as: PEOPLE.bruno,
    make: (page, { reply }) =>
      page.getByRole('button', { name: reply, exact: true }).first().click(),
  },
  'reviews-menu': {
    as: PEOPLE.bruno,
    make: (page, { more }) => page.getByRole('button', { name: more }).first().click(),
  },
  'reviews-block': {
    as: PEOPLE.bruno,
    make: async (page, { more, block }) => {
      await page.getByRole('button', { name: more }).first().click()
      await page.getByRole('menuitem', { name: block }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  'reviews-edit': {
    as: PEOPLE.emil,
    make: async (page, { more }) => {
      await page.getByRole('button', { name: more }).first().click()
      await page.getByRole('menuitem').first().click()
      await page.getByRole('article').getByRole('form').waitFor()
    },
  },
  'vote-cooldown': {
    as: PEOPLE.vera,
    make: (page) =>
      page
        .getByRole('button', { name: /7 ?h/ })
        .filter({ visible: true })
        .first()
        .click({ force: true }),
  },
}

useBrowser()
mkdirSync(PICTURES, { recursive: true })

describe.each(Object.entries(STATES))('%s', (name, { as, make }) => {
  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    for (const language of ['en', 'ro'] as const) {
      test(`${width} ${language}`, async () => {
        const options = { width, language }
        const reader = as ? await newMember(as, REVIEWS, options) : await newReader(options)
        if (!as) await reader.open(REVIEWS)
        const { page } = reader
        await make(page, WORDS[language])
        await page.waitForTimeout(300)

        const findings: string[] = []
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const picture = `${name}-${width}-${colorScheme}-${language}.png`
          await page.screenshot({ path: join(PICTURES, picture) })
          const { violations } = await new AxeBuilder({ page })
            .exclude('iframe')
            // An open menu stands outside the landmarks, between guards that keep the focus in it.
            .exclude('[data-base-ui-focus-guard]')
            .disableRules('region')
            .analyze()
          findings.push(
            ...violations.map(({ id, nodes }) => `${picture}: ${id}: ${nodes[0]?.html}`)
          )
        }
        expect(findings).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth
        )
        expect(overflow).toBeLessThanOrEqual(0)
        expectNoComplaints(reader)
      })
    }
  }
})
