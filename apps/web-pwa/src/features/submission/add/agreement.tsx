import { AppLink } from '@botanica/ui/primitives'
import { Trans, useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'

const LINK = 'underline underline-offset-4 hover:text-leaf-strong'

/** The terms that a submission accepts. The draft survives reading them. */
export function Agreement() {
  const { t } = useTranslation('forms')

  return (
    <p className="text-label text-muted">
      <Trans
        t={t}
        i18nKey="add.agreement"
        components={{
          terms: <AppLink href={PATHS.terms} className={LINK} />,
          guidelines: <AppLink href={PATHS.guidelines} className={LINK} />,
        }}
      />
    </p>
  )
}
