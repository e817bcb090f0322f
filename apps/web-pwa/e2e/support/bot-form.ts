import type { Page } from '@playwright/test'

/** The texts of the bot form by language. */
export const BOT_FORM_TEXTS = {
  en: {
    form: 'Add Bot',
    id: 'Discord Bot ID',
    short: 'Short Description',
    description: 'Description',
    music: 'Music',
    submit: 'Submit Bot',
    resubmit: 'Resubmit Bot',
    complete: 'Ready to submit.',
  },
  ro: {
    form: 'Înscrie un bot',
    id: 'ID‑ul botului Discord',
    short: 'Descriere scurtă',
    description: 'Descriere',
    music: 'Muzică',
    submit: 'Trimite botul',
    resubmit: 'Retrimite botul',
    complete: 'Gata de trimis.',
  },
} as const

export const SHORT_DESCRIPTION = 'Plays birdsong in voice channels.'
export const LONG_DESCRIPTION =
  'It knows **four hundred birds**, and sings one of them when somebody comes in.'

type Language = keyof typeof BOT_FORM_TEXTS

export function textbox(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

/** Enters the id of a bot and waits until Discord's data about it is shown. */
export async function enterBotId(page: Page, id: string, name: string, language: Language = 'en') {
  await textbox(page, BOT_FORM_TEXTS[language].id).fill(id)
  await page.getByText(new RegExp(`Discord: ${name}, @`)).waitFor()
}

/** Fills in the required fields; the invite URL comes from Discord. */
export async function fillRequiredFields(page: Page, language: Language = 'en') {
  const texts = BOT_FORM_TEXTS[language]
  await textbox(page, texts.short).fill(SHORT_DESCRIPTION)
  await textbox(page, texts.description).fill(LONG_DESCRIPTION)
  await page.getByRole('checkbox', { name: texts.music, exact: true }).check()
  await page.getByText(texts.complete).waitFor()
}
