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

export function DeleteDialog({ bot, review, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['reviews', 'confirmations', 'toasts'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()
  const { act, isBusy } = useMemberMutation({
    name: ['delete', review.id],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.ratings.destroy({ params: { id }, ...sending })),
    onSuccess: (_response, id) => {
      void cache.remove((item) => item.id === id)
      cache.refreshFigures()
      focusReviewsHeading()
      toast({ title: t('toasts:reviewDeleted.title'), tone: 'success' })
    },
    failed: { title: t('toasts:deleteFailed.title'), text: t('toasts:deleteFailed.review') },
    onSettled: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('confirmations:deleteReview.title')}
      description={t('confirmations:deleteReview.text')}
      confirmLabel={isBusy ? t('actions.deleting') : t('actions.delete')}
      busy={isBusy}
      onConfirm={() => act(review.id)}
    />
  )
}

export function BlockDialog({ bot, authorId, onClose }: BlockDialogProps) {
  const { t } = useTranslation(['reviews', 'confirmations', 'toasts'])
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
        title: t('toasts:userBlocked.title'),
        text: t('toasts:userBlocked.text'),
        tone: 'success',
      })
    },
    failed: { title: t('toasts:error.title'), text: t('toasts:error.block') },
    onSettled: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('confirmations:blockMember.title')}
      description={t('confirmations:blockMember.text')}
      confirmLabel={isBusy ? t('actions.blocking') : t('actions.block')}
      busy={isBusy}
      onConfirm={() => act(authorId)}
    />
  )
}
