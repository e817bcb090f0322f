import { isLanguage } from '@botanica/ui/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadExtraCatalog } from '../../lib/texts/load-catalog.ts'

const AREA = 'app'

/** Loads the texts of offline support in the page's language. @returns whether they are loaded */
export function useAppTexts(): boolean {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [loadedLanguage, setLoadedLanguage] = useState<string | null>(null)
  useEffect(() => {
    let isCanceled = false
    async function load() {
      if (!isLanguage(language)) return
      const texts = await loadExtraCatalog(AREA, language)
      if (isCanceled) return
      i18n.addResourceBundle(language, AREA, texts)
      setLoadedLanguage(language)
    }
    // Offline without a service worker there is nothing to show either.
    load().catch(() => undefined)
    return () => {
      isCanceled = true
    }
  }, [i18n, language])
  return loadedLanguage === language
}
