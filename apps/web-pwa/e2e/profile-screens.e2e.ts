import { PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { NOT_FOUND_MESSAGE } from './support/reader.ts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { expect, test } from './support/test.ts'

const UNKNOWN_ID = '299999999999999999'

const TEXTS = {
  en: { leave: 'Delete My Account' },
  ro: { leave: 'Șterge contul meu' },
} as const
type Texts = (typeof TEXTS)[keyof typeof TEXTS]

interface Screen {
  path: string
  as?: string
  prepare?: (page: Page, texts: Texts) => unknown
}

/** Every state of the profiles, and how to reach it. */
const SCREENS: Record<string, Screen> = {
  'profile-denied': { path: '/profile' },
  'profile-bots': {
    path: '/profile',
    as: PEOPLE.bruno,
    prepare: (page) => page.getByRole('tabpanel').getByRole('article').first().waitFor(),
  },
  'profile-empty': { path: '/profile', as: PEOPLE.vlad },
  'profile-settings': { path: '/profile?tab=settings', as: PEOPLE.paula },
  'profile-activity': { path: '/profile?tab=activity', as: PEOPLE.emil },
  'profile-banned': { path: '/profile?tab=settings', as: PEOPLE.tara },
  'profile-leave': {
    path: '/profile?tab=settings',
    as: PEOPLE.paula,
    prepare: async (page, { leave }) => {
      await page.getByRole('button', { name: leave }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  person: { path: `/user/${PEOPLE.bruno}` },
  'person-gradient': { path: `/user/${PEOPLE.devon}?tab=profile` },
  'person-profile': { path: `/user/${PEOPLE.bruno}?tab=profile` },
  'person-edit': {
    path: `/user/${PEOPLE.bruno}?tab=profile`,
    as: PEOPLE.bruno,
    prepare: async (page) => {
      await page.locator('#profile-information').locator('..').getByRole('button').click()
      await page.getByRole('form').waitFor()
    },
  },
  'person-banned': { path: `/user/${PEOPLE.boris}` },
  'person-not-found': { path: `/user/${UNKNOWN_ID}` },
}

for (const [name, { path, as, prepare }] of Object.entries(SCREENS)) {
  test.describe(`${name}`, () => {
    for (const visit of VISITS) {
      test(`looks right at ${visit.width} px in ${visit.language}`, async ({
        newReader,
        newMember,
      }) => {
        const { width, language } = visit
        const options = { width, language }
        const reader = as ? await newMember(as, path, options) : await newReader(options)
        if (!as) await reader.open(path)
        await prepare?.(reader.page, TEXTS[language])
        await waitForNetworkIdle(reader.page)
        const findings = await checkVisit(reader, name, visit)
        expect(findings.filter((finding) => !NOT_FOUND_MESSAGE.test(finding))).toEqual([])
      })
    }
  })
}
