import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'

const TEXTS = {
  en: {
    onThisPage: 'On this page',
    relatedPages: 'Related pages',
    changedOn: 'Last changed on',
    linkTo: (title: string) => `Link to "${title}"`,
  },
  ro: {
    onThisPage: 'Pe această pagină',
    relatedPages: 'Pagini înrudite',
    changedOn: 'Ultima modificare:',
    linkTo: (title: string) => `Link către „${title}”`,
  },
} as const satisfies Record<Language, object>

/** Texts around the content of text pages. They are loaded with these pages instead of with the whole site. */
export function usePageTexts() {
  const { i18n } = useTranslation()
  return TEXTS[isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE]
}
