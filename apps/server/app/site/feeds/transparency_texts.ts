import type { Language } from '#app/core/rules'
import type { TransparencyMonth } from '#app/transparency/queries/transparency'

interface TransparencyTexts {
  title: string
  description: string
  /** @param month as `2026-05` */
  entry: (month: string) => string
  summary: (month: TransparencyMonth) => string
}

function createMonthName(language: Language) {
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`))
}

const english = createMonthName('en')
const romanian = createMonthName('ro')

/** The texts of the feed. Counts stand behind their labels, so that none needs a plural form. */
export const TRANSPARENCY_TEXTS: Record<Language, TransparencyTexts> = {
  en: {
    title: 'Transparency · Botanica',
    description: 'What staff decided, month by month.',
    entry: (month) => `Transparency report for ${english(month)}`,
    summary: (month) =>
      `Submissions: ${month.submissions}. Approvals: ${month.approvals}. Rejections: ${month.rejections}. ` +
      `Reports: ${month.reports}. Appeals: ${month.appeals}. Reversed decisions: ${month.reversals}.`,
  },
  ro: {
    title: 'Transparență · Botanica',
    description: 'Ce a decis echipa, lună de lună.',
    entry: (month) => `Raport de transparență pentru ${romanian(month)}`,
    summary: (month) =>
      `Boți trimiși: ${month.submissions}. Aprobări: ${month.approvals}. Respingeri: ${month.rejections}. ` +
      `Sesizări: ${month.reports}. Contestații: ${month.appeals}. Decizii anulate: ${month.reversals}.`,
  },
}
