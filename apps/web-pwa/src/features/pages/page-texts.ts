import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@botanica/ui/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPageLanguage } from '../../lib/language.ts'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import type { PageText } from './page-text.ts'
import { PAGES, type PageName } from './pages.ts'

/** The texts of all pages, each in a file of its own. */
const LOADERS = import.meta.glob<{ text: PageText }>('./content/*/*.tsx')

/** Texts are the same for everybody, so a server also keeps them between requests. */
const loaded = new Map<string, PageText>()

function getTextKey(page: PageName, language: Language) {
  return `${language}/${page}`
}

async function loadText(page: PageName, language: Language) {
  const load = LOADERS[`./content/${language}/${PAGES[page].file}.tsx`]!
  // The contact page has a form with texts of its own.
  const { text } = await loadWithCatalogs(
    load(),
    ...(page === 'contact' ? (['support'] as const) : [])
  )
  loaded.set(getTextKey(page, language), text)
}

/** Loads the text for the first render. A browser knows its language; a server renders in any language. */
export async function loadPageText(page: PageName): Promise<PageText> {
  const languages = import.meta.env.SSR ? LANGUAGES : [getPageLanguage()]
  await Promise.all(languages.map((language) => loadText(page, language)))
  return getAnyLoadedText(page)
}

function getAnyLoadedText(page: PageName): PageText {
  const texts = LANGUAGES.map((language) => loaded.get(getTextKey(page, language)))
  const text = texts.find((candidate) => candidate !== undefined)
  if (!text) throw new Error(`The page "${page}" is rendered before its text has been loaded.`)
  return text
}

/** The page's text in the current language. While another language loads, the previous text stays. */
export function usePageText(page: PageName): PageText {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  const [, setLoadCount] = useState(0)
  const text = loaded.get(getTextKey(page, language))
  const isMissing = text === undefined

  useEffect(() => {
    if (!isMissing) return
    let isMounted = true
    // On failure the text stays in the other language. The next page tries again.
    loadText(page, language).then(
      () => isMounted && setLoadCount((count) => count + 1),
      () => undefined
    )
    return () => {
      isMounted = false
    }
  }, [page, language, isMissing])

  return text ?? getAnyLoadedText(page)
}
