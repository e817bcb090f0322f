import type { Site } from './support/site.ts'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { fillRequiredFields, BOT_FORM_TEXTS, enterBotId } from './support/bot-form.ts'
import { createDiscordBot } from './support/discord.ts'
import { NOT_FOUND_MESSAGE } from './support/reader.ts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { expect, test } from './support/test.ts'

type Language = keyof typeof BOT_FORM_TEXTS

/** Every state of the forms, and how to reach it. */
const SCREENS: Record<
  string,
  {
    as: string
    path: string
    make: (page: Page, language: Language, site: Site) => Promise<unknown>
  }
> = {
  'add-bot-empty': {
    as: PEOPLE.vlad,
    path: '/add-bot',
    make: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  'add-bot-written': {
    as: PEOPLE.vlad,
    path: '/add-bot',
    make: async (page, language, site) => {
      await enterBotId(page, await createDiscordBot(site, 'Wagtail'), 'Wagtail', language)
      await fillRequiredFields(page, language)
    },
  },
  'add-bot-refused': {
    as: PEOPLE.vlad,
    path: '/add-bot',
    make: async (page, language, site) => {
      await enterBotId(page, await createDiscordBot(site, 'Wagtail'), 'Wagtail', language)
      await page.getByRole('button', { name: BOT_FORM_TEXTS[language].submit }).click()
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
      page.getByRole('button', { name: BOT_FORM_TEXTS[language].resubmit }).waitFor(),
  },
  'edit-bot': {
    as: PEOPLE.bruno,
    path: `/bot-edit/${BOTS.brunoApproved}`,
    make: (page) => page.getByText('Carla Coowner').waitFor(),
  },
  'edit-bot-rejected': {
    as: PEOPLE.bruno,
    path: `/bot-edit/${BOTS.brunoRejected}`,
    make: (page) => page.locator('a[href$="/developer"]').waitFor(),
  },
  developer: {
    as: PEOPLE.bruno,
    path: `/bot/${BOTS.brunoApproved}/developer`,
    make: (page) => page.locator('code').first().waitFor(),
  },
  'developer-premium': {
    as: PEOPLE.paula,
    path: `/bot/${BOTS.paulaFirst}/developer`,
    make: (page) => page.getByRole('figure').first().locator('summary').click(),
  },
  'personal-tokens': {
    as: PEOPLE.paula,
    path: '/profile/tokens',
    make: (page) => page.getByRole('heading', { name: 'Release script' }).waitFor(),
  },
}

test.describe('The screens for submitting and editing', () => {
  for (const [name, { as, path, make }] of Object.entries(SCREENS)) {
    test.describe(`${name}`, () => {
      for (const visit of VISITS) {
        test(`looks right at ${visit.width} px in ${visit.language}`, async ({
          site,
          newMember,
        }) => {
          const { width, language } = visit
          const reader = await newMember(as, path, { width, language })
          await make(reader.page, language, site)
          const findings = await checkVisit(reader, name, visit)
          expect(findings.filter((finding) => !NOT_FOUND_MESSAGE.test(finding))).toEqual([])
        })
      }
    })
  }

  test('are not indexed by search engines', async ({ newReader }) => {
    const { page } = await newReader({ script: false })
    for (const path of [
      '/add-bot',
      `/bot-edit/${BOTS.brunoApproved}`,
      `/bot/${BOTS.brunoApproved}/developer`,
      '/profile/tokens',
    ]) {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  })
})
