import { PATHS } from '../../lib/paths.ts'

/** The pages that the footer leads to (ruling S4), with the texts that name them there. */
export const PAGES = {
  documentation: { path: PATHS.documentation, label: 'footer.documentation' },
  apiReference: { path: PATHS.apiReference, label: 'footer.apiReference' },
  guidelines: { path: PATHS.guidelines, label: 'footer.guidelines' },
  developerPortal: { path: PATHS.developerPortal, label: 'footer.developerPortal' },
  help: { path: PATHS.help, label: 'footer.help' },
  contact: { path: PATHS.contact, label: 'footer.contact' },
  terms: { path: PATHS.terms, label: 'footer.terms' },
  privacy: { path: PATHS.privacy, label: 'footer.privacy' },
} as const

export type PageName = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]
