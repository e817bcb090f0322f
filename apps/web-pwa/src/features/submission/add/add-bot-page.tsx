import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormFailure, FormSkeleton, SubmissionScreen } from '../submission-screen.tsx'
import { restrictionsOf } from '../../../lib/restriction.ts'
import { RestrictionNotice } from '../../../lib/restriction-notice.tsx'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { AddBot } from './add-bot.tsx'

/** The key of the address's query that names the bot. */
const ID_KEY = 'id'

/** Document 1 section 2, "Add bot". */
export function AddBotPage() {
  const { t } = useTranslation(['forms', 'common'])
  const [query] = useSearchParams()
  const { member, isUnknown } = useRequiredMember()
  const id = query.get(ID_KEY) ?? ''
  const restrictions = member ? restrictionsOf(member) : []

  return (
    <SubmissionScreen title={t('add.heading')}>
      <p className="mt-2 max-w-text text-lead text-muted">{t('add.text')}</p>
      {restrictions.length > 0 ? (
        <div className="mt-6">
          <RestrictionNotice restrictions={restrictions} />
        </div>
      ) : member ? (
        <AddBot key={id} id={id} viewer={member} />
      ) : isUnknown ? (
        <FormFailure text={t('common:states.unexpectedText')} onRetry={() => location.reload()} />
      ) : (
        <FormSkeleton />
      )}
    </SubmissionScreen>
  )
}
