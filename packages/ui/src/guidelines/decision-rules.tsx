import type { DecisionRule } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { AppLink } from '../primitives/link.tsx'
import { useTranslated } from '../i18n/use-translated.ts'

/** The rules that a decision names, each with its text at that time and a link to the guidelines of today. */
export function DecisionRules({ rules }: { rules: readonly DecisionRule[] | undefined }) {
  const { t } = useTranslation('inbox')
  const translated = useTranslated()
  if (!rules || rules.length === 0) return null

  return (
    <div className="mt-2">
      <p className="font-semibold">{t('brokenRules', { count: rules.length })}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {rules.map(({ id, title, text }) => (
          <li key={id} className="wrap-anywhere">
            <AppLink
              href={paths.guideline(id)}
              className="font-medium underline underline-offset-4"
            >
              {translated(title)}
            </AppLink>
            <span className="block text-label">{translated(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
