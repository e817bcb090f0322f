import { en } from './en/index.ts'
import { ro } from './ro/index.ts'

/**
 * Every text of every language, for rendering on a server. A browser must not import this:
 * it loads areas one by one (see `createI18n`).
 */
export const allTexts = { en, ro }
