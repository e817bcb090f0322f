import { en } from './en/index.ts'
import { ro } from './ro/index.ts'
import type { Language } from './languages.ts'

/**
 * Every text of every language, for server rendering. A browser must not import this: it loads namespaces one by one
 * (see `createI18n`).
 */
export const allTexts = { en, ro } satisfies Record<Language, object>
