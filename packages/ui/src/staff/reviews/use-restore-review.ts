import { findReason } from '@botanica/api-client'
import { RESTORE_REVIEW_CONFLICTS, RESTORE_REVIEW_ERRORS } from '@botanica/api-client/contract'
import { staffKeys, type RemovedReview } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { useQueueDecision } from '../use-queue-decision.ts'

/** The mutation that restores a removed review. */
export function useRestoreReview({ id, bot }: RemovedReview, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()

  return useQueueDecision({
    name: ['restore review', id],
    about: bot.name,
    success: t('reviews.done'),
    send: (_input: void, sending) =>
      api.calls.removedRatings.restore({ params: { id }, ...sending }),
    queueKey: staffKeys.removedReviews(),
    relatedKeys: [],
    gone: t('reviews.gone'),
    describeError: (error) => {
      if (findReason(error, RESTORE_REVIEW_CONFLICTS)) return t('reviews.writtenAgain')
      return findReason(error, RESTORE_REVIEW_ERRORS) ? t('reviews.own') : undefined
    },
    onDone,
  })
}
