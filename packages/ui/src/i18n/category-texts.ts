import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Names and descriptions of categories in the reader's language. */
export interface CategoryTexts {
  name(name: string): string
  /** Needs the area `categories`; before it is loaded the text stays as it was given. */
  description(category: { name: string; description: string | null }): string | null
}

/**
 * Categories are data, named in English. Those that the product ships have a translation; what
 * somebody adds later is shown as it was written.
 */
export function useCategoryTexts(): CategoryTexts {
  const { i18n } = useTranslation(['bots'])
  const language = i18n.resolvedLanguage ?? i18n.language

  return useMemo(() => {
    const translated = (area: string, key: string, name: string): string | undefined => {
      const texts: unknown = i18n.getResource(language, area, key)
      if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, name)) return
      return (texts as Record<string, string>)[name]
    }

    return {
      name: (name) => translated('bots', 'categoryNames', name) ?? name,
      description: ({ name, description }) =>
        translated('categories', 'descriptions', name) ?? description,
    }
  }, [i18n, language])
}
