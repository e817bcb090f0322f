import type { BotDetail, Review } from '@botanica/api-client'
import { AlertDialog, useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { focusReviewsHeading } from '../reviews-heading.ts'
import { useReviewCache } from './review-cache.ts'

/** Sent for every block; owners cannot enter a reason. */
const BLOCK_REASON = 'Blocked by bot owner'

interface DeleteDialogProps {
  bot: BotDetail
  review: Review
  onClose: () => void
}

interface BlockDialogProps {
  bot: BotDetail
  authorId: string
  onClose: () => void
}

/** Confirms the deletion of a review by its author or an owner of the bot. */
export function DeleteDialog({ bot, review, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['reviewing', 'toasts'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()
  const { act, isBusy } = useMemberMutation({
    name: ['delete', review.id],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.ratings.destroy({ params: { id }, body: {}, ...sending })),
    onSuccess: (_response, id) => {
      void cache.remove((item) => item.id === id)
      cache.refreshFigures()
      focusReviewsHeading()
      toast({ title: t('reviewDeleted.title'), tone: 'success' })
    },
    failed: { title: t('toasts:deleteFailed.title'), text: t('errors.delete') },
    onSettled: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteReview.title')}
      description={t('deleteReview.text')}
      confirmLabel={isBusy ? t('actions.deleting') : t('actions.delete')}
      busy={isBusy}
      onConfirm={() => act(review.id)}
    />
  )
}

export function BlockDialog({ bot, authorId, onClose }: BlockDialogProps) {
  const { t } = useTranslation(['reviewing', 'toasts'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()
  const { act, isBusy } = useMemberMutation({
    name: ['block', bot.id, authorId],
    send: (blockedUserId: string, sending) =>
      api.calls.ratingBlocks.store({
        params: { botId: bot.id },
        body: { blockedUserId, reason: BLOCK_REASON },
        ...sending,
      }),
    onSuccess: (_response, blockedUserId) => {
      void cache.remove((item) => item.userId === blockedUserId)
      cache.refreshFigures()
      focusReviewsHeading()
      toast({
        title: t('userBlocked.title'),
        text: t('userBlocked.text'),
        tone: 'success',
      })
    },
    failed: { title: t('toasts:error.title'), text: t('errors.block') },
    onSettled: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('blockMember.title')}
      description={t('blockMember.text')}
      confirmLabel={isBusy ? t('actions.blocking') : t('actions.block')}
      busy={isBusy}
      onConfirm={() => act(authorId)}
    />
  )
}
