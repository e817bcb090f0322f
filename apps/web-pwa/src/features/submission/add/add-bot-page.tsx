import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormSkeleton, SubmissionScreen } from '../submission-screen.tsx'
import { PageFailure } from '../../../lib/page-failure.tsx'
import { listRestrictions } from '../../../lib/restriction.ts'
import { RestrictionAlert } from '../../../lib/restriction-alert.tsx'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { hasSignedInCookie } from '../../../lib/viewer.ts'
import { AddBot } from './add-bot.tsx'

/** Query parameter with the bot's id. */
const ID_KEY = 'id'

export function AddBotPage() {
  const { t } = useTranslation('forms')
  const [query] = useSearchParams()
  const { member, isUnknown } = useRequiredMember()
  const isOnline = useIsOnline()
  const id = query.get(ID_KEY) ?? ''
  const restrictions = member ? listRestrictions(member) : []
  // Offline, the viewer is unknown. Members can still start to write; the form becomes a draft.
  const canBegin = member !== null || (isUnknown && !isOnline && hasSignedInCookie())

  return (
    <SubmissionScreen title={t('add.heading')}>
      <p className="mt-2 max-w-text text-lead text-muted">{t('add.text')}</p>
      {restrictions.length > 0 ? (
        <div className="mt-6">
          <RestrictionAlert restrictions={restrictions} />
        </div>
      ) : canBegin ? (
        <AddBot key={id} id={id} viewer={member} />
      ) : isUnknown ? (
        <PageFailure onRetry={() => location.reload()} />
      ) : (
        <FormSkeleton />
      )}
    </SubmissionScreen>
  )
}
