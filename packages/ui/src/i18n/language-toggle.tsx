import { useTranslation } from 'react-i18next'
import { Segmented } from '../primitives/segmented.tsx'
import { LANGUAGES, type Language } from './languages.ts'

export interface LanguageToggleProps {
  value: Language
  onValueChange: (value: Language) => void
}

/** EN or RO. Each language is named in itself. */
export function LanguageToggle({ value, onValueChange }: LanguageToggleProps) {
  const { t } = useTranslation()

  return (
    <Segmented
      label={t('language.label')}
      value={value}
      onValueChange={onValueChange}
      options={LANGUAGES.map((language) => ({
        value: language,
        /* The accessible name contains the visible letters (WCAG 2.5.3). */
        label: `${language.toUpperCase()}: ${t(`language.${language}`)}`,
        content: language.toUpperCase(),
        lang: language,
      }))}
    />
  )
}
