import type { BotDetail, Review } from '@botanica/api-client'
import { REVIEW_TEXT_LIMITS } from '@botanica/api-client/contract'
import { useToast } from '@botanica/ui/primitives'
import { ReplyForm } from '@botanica/ui/reviews'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../lib/drafts.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { DRAFTS } from './draft-names.ts'
import { useReviewCache } from './review-cache.ts'

interface OwnerReplyFormProps {
  bot: BotDetail
  review: Review
  onClose: () => void
}

/** Form for the owners' reply to a review, new or edited. A review has at most one reply. */
export function OwnerReplyForm({ bot, review, onClose }: OwnerReplyFormProps) {
  const { t } = useTranslation(['reviewing', 'toasts'])
  const { api } = useServices()
  const { viewer } = useViewer()
  const cache = useReviewCache(bot)
  const toast = useToast()
  const { draft, write, discard } = useDraft(
    DRAFTS.reply(review.id),
    viewer?.id ?? null,
    review.ownerReply ?? ''
  )

  function close() {
    discard()
    onClose()
  }
  const { act, isBusy, failure } = useMemberMutation({
    name: ['reply', review.id],
    send: (reply: string, sending) =>
      api.calls.ratingReplies.store({ params: { id: review.id }, body: { reply }, ...sending }),
    onSuccess: (saved) => {
      void cache.patch(saved.id, saved)
      close()
      toast({ title: t('replyAdded.title'), tone: 'success' })
    },
    failed: {
      title: t('toasts:error.title'),
      text: t('errors.reply'),
      gone: t('reviewing:errors.gone'),
    },
  })

  return (
    <ReplyForm
      value={draft}
      onValueChange={write}
      onSubmit={act}
      onCancel={close}
      busy={isBusy}
      limit={REVIEW_TEXT_LIMITS.reply.max}
      failure={failure}
    />
  )
}
