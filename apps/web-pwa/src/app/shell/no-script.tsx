import { LANGUAGES } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { getUrlInLanguage } from '../../lib/language.ts'

/** Language links for browsers without scripts, where the toggle cannot work. */
export function NoScriptLanguage() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()

  return (
    <noscript>
      <span className="flex gap-2 text-label">
        {LANGUAGES.map((language) => (
          <a
            key={language}
            href={getUrlInLanguage(pathname, search, language)}
            lang={language}
            hrefLang={language}
            aria-label={t(`language.${language}`)}
            className="underline underline-offset-4"
          >
            {language.toUpperCase()}
          </a>
        ))}
      </span>
    </noscript>
  )
}
