import type { Page } from '@playwright/test'

/** What the form of a bot is called in a language. */
export const FORM_TEXTS = {
  en: {
    form: 'Add Bot',
    id: 'Discord Bot ID',
    short: 'Short Description',
    description: 'Description',
    music: 'Music',
    submit: 'Submit Bot',
    resubmit: 'Resubmit Bot',
    complete: 'Everything is there.',
  },
  ro: {
    form: 'Adaugă un bot',
    id: 'ID-ul botului Discord',
    short: 'Descriere scurtă',
    description: 'Descriere',
    music: 'Muzică',
    submit: 'Trimite botul',
    resubmit: 'Retrimite botul',
    complete: 'Totul este completat.',
  },
} as const

export const SHORT = 'Plays birdsong in voice channels.'
export const LONG = 'It knows **four hundred birds**, and sings one of them when somebody comes in.'

type Language = keyof typeof FORM_TEXTS

export function textbox(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

/** Names the bot and waits until the platform has told of it. */
export async function enterBotId(page: Page, id: string, name: string, language: Language = 'en') {
  await textbox(page, FORM_TEXTS[language].id).fill(id)
  await page.getByText(new RegExp(`Discord: ${name}, @`)).waitFor()
}

/** Writes what a bot must have; the invite comes from the platform. */
export async function fillRequiredFields(page: Page, language: Language = 'en') {
  const words = FORM_TEXTS[language]
  await textbox(page, words.short).fill(SHORT)
  await textbox(page, words.description).fill(LONG)
  await page.getByRole('checkbox', { name: words.music, exact: true }).check()
  await page.getByText(words.complete).waitFor()
}
