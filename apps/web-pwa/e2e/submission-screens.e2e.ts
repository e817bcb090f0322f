import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { describeBot, FORM_WORDS, nameBot } from './support/bot-form.ts'
import { makeBotAtDiscord } from './support/discord.ts'
import { inspect, LOOKS, STATUS_COMPLAINT } from './support/inspection.ts'
import { newMember, newReader, useBrowser } from './support/reader.ts'

/** Two themes, each looked at by axe in a long form. */
const LOOKS_MS = 120_000
type Language = keyof typeof FORM_WORDS

/** Every screen of the forms, and how it comes about. */
const SCREENS: Record<
  string,
  { as: string; path: string; make: (page: Page, language: Language) => Promise<unknown> }
> = {
  'add-bot-empty': {
    as: PEOPLE.vlad,
    path: '/add-bot',
    make: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  'add-bot-written': {
    as: PEOPLE.vlad,
    path: '/add-bot',
    make: async (page, language) => {
      await nameBot(page, await makeBotAtDiscord('Wagtail'), 'Wagtail', language)
      await describeBot(page, language)
    },
  },
  'add-bot-refused': {
    as: PEOPLE.vlad,
    path: '/add-bot',
    make: async (page, language) => {
      await nameBot(page, await makeBotAtDiscord('Wagtail'), 'Wagtail', language)
      await page.getByRole('button', { name: FORM_WORDS[language].submit }).click()
      await page.locator('[data-broken]').first().waitFor()
    },
  },
  'add-bot-outside': {
    as: PEOPLE.nina,
    path: '/add-bot',
    make: (page) => page.getByRole('dialog').waitFor(),
  },
  'add-bot-rejected': {
    as: PEOPLE.bruno,
    path: `/add-bot?id=${BOTS.brunoRejected}`,
    make: (page, language) =>
      page.getByRole('button', { name: FORM_WORDS[language].resubmit }).waitFor(),
  },
  'edit-bot': {
    as: PEOPLE.bruno,
    path: `/bot-edit/${BOTS.brunoApproved}`,
    make: (page) => page.getByText('Carla Coowner').waitFor(),
  },
  'edit-bot-rejected': {
    as: PEOPLE.bruno,
    path: `/bot-edit/${BOTS.brunoRejected}`,
    make: (page) => page.locator('code').waitFor(),
  },
}

describe('the screens for submitting and editing', () => {
  useBrowser()

  describe.each(Object.entries(SCREENS))('%s', (name, { as, path, make }) => {
    test.each(LOOKS)('$width $language', { timeout: LOOKS_MS }, async (look) => {
      const { width, language, themes } = look
      const reader = await newMember(as, path, { width, language })
      await make(reader.page, language)
      const findings = await inspect(reader, `${name}-${language}`, themes)
      expect(findings.filter((finding) => !STATUS_COMPLAINT.test(finding))).toEqual([])
    })
  })

  test('are left out by search engines', async () => {
    const { page } = await newReader({ script: false })
    for (const path of ['/add-bot', `/bot-edit/${BOTS.brunoApproved}`]) {
      await page.goto(path)
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    }
  })
})
