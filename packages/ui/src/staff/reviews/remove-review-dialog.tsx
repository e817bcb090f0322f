import { hasStatus, type Review } from '@botanica/api-client'
import { HTTP_NOT_FOUND, REMOVED_REVIEW_DAYS, type RuleId } from '@botanica/api-client/contract'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { useDecision } from '../use-decision.ts'
import { useUndoOffer } from '../use-undo-offer.ts'

export interface RemoveReviewDialogProps {
  review: Pick<Review, 'id'>
  /** The name of the reviewed bot. */
  botName: string
  /** The review is gone. */
  onRemoved: () => void
  /** An attempt to undo the removal has ended: the review may be back. */
  onUndoSettled: () => void
  onClose: () => void
}

/** Confirms that staff remove somebody else's review, and names the rules that it breaks. The toast offers to undo it. */
export function RemoveReviewDialog({
  review: { id },
  botName,
  onRemoved,
  onUndoSettled,
  onClose,
}: RemoveReviewDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const client = useQueryClient()
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const about = t('reviews.reviewOf', { bot: botName })
  const refreshRemoved = () => void refreshRows(client, staffKeys.removedReviews())

  const offer = useUndoOffer({
    name: ['remove review', id],
    about,
    send: (decisionId, sending) =>
      api.calls.removedRatings.undo({ params: { id }, body: { decisionId }, ...sending }),
    onSettled: () => {
      refreshRemoved()
      onUndoSettled()
    },
  })
  const { act, isBusy } = useDecision({
    name: ['remove review', id],
    about,
    offer,
    success: t('reviews.removal.done'),
    send: (rules: RuleId[], sending) =>
      api.calls.ratings.destroy({ params: { id }, body: { ruleIds: rules }, ...sending }),
    describeError: (error) => {
      if (!hasStatus(error, HTTP_NOT_FOUND)) return undefined
      onRemoved()
      return t('reviews.removal.gone')
    },
    onSuccess: () => {
      refreshRemoved()
      onRemoved()
    },
    onSettled: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reviews.removal.title')}
      description={t('reviews.removal.text', { count: REMOVED_REVIEW_DAYS })}
      confirmLabel={t(isBusy ? 'reviews.removal.submitting' : 'reviews.removal.submit')}
      busy={isBusy}
      incomplete={ruleIds.length === 0}
      onConfirm={() => act(ruleIds)}
    >
      <RuleChooser value={ruleIds} onValueChange={setRuleIds} first="members" disabled={isBusy} />
    </AlertDialog>
  )
}
