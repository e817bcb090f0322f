import type { BotDetail, Review } from '@botanica/api-client'
import { ownsBot, type RuleId } from '@botanica/api-client/contract'
import { AlertDialog, useToast } from '@botanica/ui/primitives'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../../../lib/texts/extra-catalogs.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { useServices } from '../../../lib/services.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { focusReviewsHeading } from '../reviews-heading.ts'
import { useReviewCache } from './review-cache.ts'

/** Sent for every block; owners cannot enter a reason. */
const BLOCK_REASON = 'Blocked by bot owner'

/* Only staff need it. */
const RuleChooser = lazy(async () => {
  const module = await loadWithCatalogs(
    import('@botanica/ui/guidelines/rule-chooser'),
    'guidelines'
  )
  return { default: module.RuleChooser }
})

interface DeleteDialogProps {
  bot: BotDetail
  review: Review
  viewer: Viewer
  onClose: () => void
}

interface BlockDialogProps {
  bot: BotDetail
  authorId: string
  onClose: () => void
}

/** Confirms the deletion of a review. Staff who delete somebody else's review name the rules that it breaks. */
export function DeleteDialog({ bot, review, viewer, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['reviewing', 'toasts'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const namesRules = review.userId !== viewer.id && !ownsBot(viewer, bot)
  const { act, isBusy } = useMemberMutation({
    name: ['delete', review.id],
    send: (id: number, sending) =>
      ignoreNotFound(
        api.calls.ratings.destroy({
          params: { id },
          body: namesRules ? { ruleIds } : {},
          ...sending,
        })
      ),
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
      incomplete={namesRules && ruleIds.length === 0}
      onConfirm={() => act(review.id)}
    >
      {namesRules && (
        <Suspense fallback={null}>
          <RuleChooser
            value={ruleIds}
            onValueChange={setRuleIds}
            first="members"
            disabled={isBusy}
          />
        </Suspense>
      )}
    </AlertDialog>
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
