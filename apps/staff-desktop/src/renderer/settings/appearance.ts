import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/ui/i18n'
import { applyTheme } from '@botanica/ui/theme'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../shared/settings.ts'

/** The language that was chosen, else the first of the system's that is one of ours. */
export function getLanguage(
  { language }: Pick<Settings, 'language'>,
  ofSystem: readonly string[] = navigator.languages
): Language {
  if (language !== 'system') return language
  return ofSystem.map((tag) => tag.split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** Puts language and theme into effect, whenever they change. */
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
    const say = () => {
      document.documentElement.lang = i18n.language
    }
    say()
    i18n.on('languageChanged', say)
    return () => i18n.off('languageChanged', say)
  }, [i18n])
}
