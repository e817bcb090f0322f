import { PATHS } from '../../lib/paths.ts'

/** The pages in the footer, with the keys of their link texts and their file names. */
export const PAGES = {
  documentation: {
    path: PATHS.documentation,
    label: 'footer.documentation',
    file: 'documentation',
  },
  apiReference: { path: PATHS.apiReference, label: 'footer.apiReference', file: 'api-reference' },
  guidelines: { path: PATHS.guidelines, label: 'footer.guidelines', file: 'guidelines' },
  developerPortal: {
    path: PATHS.developerPortal,
    label: 'footer.developerPortal',
    file: 'developer-portal',
  },
  help: { path: PATHS.help, label: 'footer.help', file: 'help' },
  contact: { path: PATHS.contact, label: 'footer.contact', file: 'contact' },
  terms: { path: PATHS.terms, label: 'footer.terms', file: 'terms' },
  privacy: { path: PATHS.privacy, label: 'footer.privacy', file: 'privacy' },
} as const

export type PageName = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]
