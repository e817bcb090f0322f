import { isLanguage } from '@botanica/ui/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** They come by themselves, so that the first load of a page does not even know of them. */
const LOADERS = {
  en: async () => (await import('@botanica/ui/i18n/en/app')).app,
  ro: async () => (await import('@botanica/ui/i18n/ro/app')).app,
}
const AREA = 'app'

/** Fetches the texts of offline support, in the reader's language. @returns whether it is there */
export function useAppTexts(): boolean {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [loadedLanguage, setLoadedLanguage] = useState<string | null>(null)
  useEffect(() => {
    let isCanceled = false
    async function load() {
      if (!isLanguage(language)) return
      const texts = await LOADERS[language]()
      if (isCanceled) return
      i18n.addResourceBundle(language, AREA, texts)
      setLoadedLanguage(language)
    }
    // Without a connection, and without the worker, there is nothing to say either.
    load().catch(() => undefined)
    return () => {
      isCanceled = true
    }
  }, [i18n, language])
  return loadedLanguage === language
}
