import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/ui/i18n'
import { applyTheme } from '@botanica/ui/theme'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../shared/settings.ts'

/** Returns the chosen language, or the first of the system's languages that is supported. */
export function getLanguage(
  { language }: Pick<Settings, 'language'>,
  systemLanguages: readonly string[] = navigator.languages
): Language {
  if (language !== 'system') return language
  return systemLanguages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** Applies language and theme whenever they change. */
export function useAppearance(settings: Settings | null) {
  const { i18n } = useTranslation()
  const language = settings && getLanguage(settings)
  const theme = settings?.theme
  useEffect(() => {
    if (theme) applyTheme(theme)
  }, [theme])
  useEffect(() => {
    if (language && language !== i18n.language) void i18n.changeLanguage(language)
  }, [language, i18n])
  useEffect(() => {
    const updateLang = () => {
      document.documentElement.lang = i18n.language
    }
    updateLang()
    i18n.on('languageChanged', updateLang)
    return () => i18n.off('languageChanged', updateLang)
  }, [i18n])
}
