import { isLanguage, DEFAULT_LANGUAGE, type Language } from '@botanica/ui/i18n'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addNeededTexts } from './texts/further-texts.ts'
import { addTexts } from './texts/load-texts.ts'
import { keepLanguage, withoutLanguage } from './language.ts'

/** The language of the page and how to change it, in place. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  const choose = useCallback(
    async (language: Language) => {
      keepLanguage(language)
      await Promise.all([addTexts(i18n, language), addNeededTexts(language)])
      await i18n.changeLanguage(language)
      document.documentElement.lang = language
      const rest = withoutLanguage(search)
      if (rest !== search) {
        void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true })
      }
    },
    [i18n, navigate, pathname, search, hash]
  )
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  return [language, (next) => void choose(next)]
}
