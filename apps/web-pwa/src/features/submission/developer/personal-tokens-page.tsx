import { LinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'
import { listRestrictions } from '../../../lib/restriction.ts'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { ForMember, SubmissionScreen } from '../submission-screen.tsx'
import { PersonalTokens } from './personal-tokens.tsx'

/** The tokens with which a member's own programs act for the member. */
export function PersonalTokensPage() {
  const { t } = useTranslation('developer')
  const required = useRequiredMember()

  return (
    <SubmissionScreen title={t('personal.title')}>
      <div className="mt-2 flex max-w-[52rem] flex-wrap items-start justify-between gap-3">
        <p className="max-w-text flex-1 basis-64 text-lead text-muted">{t('personal.text')}</p>
        <LinkButton size="small" href={PATHS.apiReference}>
          {t('personal.toReference')}
        </LinkButton>
      </div>
      <ForMember {...required}>
        {(viewer) => <PersonalTokens restrictions={listRestrictions(viewer)} />}
      </ForMember>
    </SubmissionScreen>
  )
}
