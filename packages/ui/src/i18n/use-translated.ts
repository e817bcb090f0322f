import type { Translated } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts'

/** Returns a function that picks the user's language of a text that exists in all of them. */
export function useTranslated(): (text: Translated) => string {
  const { i18n } = useTranslation()
  const chosen = i18n.resolvedLanguage ?? i18n.language
  const language = LANGUAGES.find((one) => one === chosen) ?? DEFAULT_LANGUAGE
  return (text) => text[language] ?? text[DEFAULT_LANGUAGE]
}
