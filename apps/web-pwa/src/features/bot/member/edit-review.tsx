import type { BotDetail, Review } from '@botanica/api-client'
import { REVIEW_TEXT_LIMITS } from '@botanica/api-client/contract'
import { Button, useToast } from '@botanica/ui/primitives'
import { ReviewForm, type ReviewDraft, type WrittenReview } from '@botanica/ui/reviews'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../lib/drafts.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { DRAFTS } from './draft-names.ts'
import { useReviewCache } from './review-cache.ts'

/** The draft after a save. */
const BLANK_DRAFT: ReviewDraft = { rating: 5, comment: '' }

interface EditReviewProps {
  bot: BotDetail
  review: Review
  /** Text written for a new review before it was known that the member already has one. */
  carried?: ReviewDraft | null
  onClose: () => void
}

/** Form for a member's own review, in place of its text. */
export function EditReview({ bot, review, carried, onClose }: EditReviewProps) {
  const { t } = useTranslation('reviewing')
  const container = useRef<HTMLDivElement>(null)
  const { draft, write, discard } = useDraft<ReviewDraft>(DRAFTS.edit(review.id), review.userId, {
    rating: carried?.rating || review.rating,
    comment: carried?.comment || (review.comment ?? ''),
  })
  const { act, isBusy, failure } = useEdit(bot, review, () => {
    discard(BLANK_DRAFT)
    onClose()
  })
  useEffect(() => container.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])

  function cancel() {
    discard()
    onClose()
  }

  return (
    <div ref={container} className="mt-3">
      <ReviewForm
        label={t('actions.editLabel')}
        value={draft}
        onValueChange={write}
        onSubmit={act}
        commentLimit={REVIEW_TEXT_LIMITS.comment.max}
        failure={failure}
      >
        <Button type="submit" variant="filled" busy={isBusy}>
          {isBusy ? t('actions.saving') : t('actions.save')}
        </Button>
        <Button disabled={isBusy} onClick={cancel}>
          {t('actions.cancel')}
        </Button>
      </ReviewForm>
    </div>
  )
}

function useEdit(bot: BotDetail, review: Review, onSaved: () => void) {
  const { t } = useTranslation(['toasts', 'reviewing'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()

  return useMemberMutation({
    name: ['edit review', review.id],
    send: ({ rating, comment }: WrittenReview, sending) =>
      api.calls.ratings.update({
        params: { id: review.id },
        // Without this field the server would keep the old comment.
        body: { rating, comment: comment ?? '' },
        ...sending,
      }),
    onSuccess: (saved) => {
      void cache.patch(saved.id, saved)
      cache.refreshFigures()
      onSaved()
      toast({ title: t('reviewing:reviewUpdated.title'), tone: 'success' })
    },
    failed: {
      title: t('updateFailed.title'),
      text: t('reviewing:errors.update'),
      gone: t('reviewing:errors.gone'),
    },
  })
}
