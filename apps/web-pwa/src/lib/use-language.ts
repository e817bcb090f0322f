import { isLanguage, DEFAULT_LANGUAGE, type Language } from '@botanica/ui/i18n'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadCatalogsIn } from './texts/extra-catalogs.ts'
import { addCatalog } from './texts/load-catalog.ts'
import { storeLanguage, withoutLanguage } from './language.ts'

/** The language of the page and a function that changes it in place. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  const choose = useCallback(
    async (language: Language) => {
      storeLanguage(language)
      await Promise.all([addCatalog(i18n, language), loadCatalogsIn(language)])
      await i18n.changeLanguage(language)
      document.documentElement.lang = language
      const newSearch = withoutLanguage(search)
      if (newSearch !== search) {
        void navigate(
          { pathname, search: newSearch, hash },
          { replace: true, preventScrollReset: true }
        )
      }
    },
    [i18n, navigate, pathname, search, hash]
  )
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  return [language, (next) => void choose(next)]
}
