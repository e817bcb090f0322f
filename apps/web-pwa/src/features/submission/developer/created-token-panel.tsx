import { useTranslation } from 'react-i18next'
import { SubmissionBanner } from '../submission-banner.tsx'
import { Copyable } from '../../../lib/copyable.tsx'

/** The text of a new token, which nobody can read again. */
export function CreatedTokenPanel({ token }: { token: string }) {
  const { t } = useTranslation('developer')

  return (
    <>
      <SubmissionBanner tone="calm">{t('once')}</SubmissionBanner>
      <Copyable label={t('yours')} copyLabel={t('copyToken')} text={token} />
    </>
  )
}
