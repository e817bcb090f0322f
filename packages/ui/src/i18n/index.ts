import './typed-keys.ts'

export { createI18n, createI18nSync, type CreateI18nOptions } from './create-i18n.ts'
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from './languages.ts'
export { loadTexts, type TextArea } from './load.ts'
export { LanguageToggle, type LanguageToggleProps } from './language-toggle.tsx'
export { useCategoryTexts, type CategoryTexts } from './category-texts.ts'
export { formatters, useFormat, type Formatters } from './format.ts'
export { DateText, RelativeTime } from './dates.tsx'
export { useTranslated } from './use-translated.ts'
