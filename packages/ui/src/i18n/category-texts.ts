import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Names and descriptions of categories in the user's language. */
export interface CategoryTexts {
  name(name: string): string
  /** Needs the namespace `categories`; until it is loaded the text is returned unchanged. */
  description(description: string | null): string | null
}

/**
 * Categories are data, named in English. The default categories have translations; names and descriptions written by an
 * owner of the site are shown unchanged.
 */
export function useCategoryTexts(): CategoryTexts {
  const { i18n } = useTranslation(['bots'])
  const language = i18n.resolvedLanguage ?? i18n.language

  return useMemo(() => {
    const translated = (area: string, key: string, text: string): string | undefined => {
      const texts: unknown = i18n.getResource(language, area, key)
      if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, text)) return
      return (texts as Record<string, string>)[text]
    }

    return {
      name: (name) => translated('bots', 'categoryNames', name) ?? name,
      description: (description) =>
        description && (translated('categories', 'descriptions', description) ?? description),
    }
  }, [i18n, language])
}
