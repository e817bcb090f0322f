import type { BotDetail, Review } from '@botanica/api-client'
import { ownsBot } from '@botanica/api-client/contract'
import { Button, IconButton, Menu, type MenuItem } from '@botanica/ui/primitives'
import { Ban, Ellipsis, Flag, Heart, MessageSquareReply, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDraft } from '../../../lib/drafts.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import type { ReviewMode } from '../review-mode.ts'
import { getOfferedReviewActions } from '../review-actions.ts'
import { BlockDialog, DeleteDialog } from './confirm-dialogs.tsx'
import { DRAFTS } from './draft-names.ts'
import { LazyReviewRemoval } from './lazy-review-removal.tsx'
import { LazyReportDialog } from '../../../lib/report/lazy-report-dialog.tsx'
import { useHeart } from './use-heart.ts'

interface ReviewToolsProps {
  bot: BotDetail
  review: Review
  viewer: Viewer
  /** Display name of the author. */
  name: string
  onMode: (mode: ReviewMode) => void
}

/** Actions on a review for its author, the bot's owners and staff. */
export function ReviewTools({ bot, review, viewer, name, onMode }: ReviewToolsProps) {
  const { t } = useTranslation('reviewing')
  const rights = getOfferedReviewActions(viewer, bot, review)
  const [openDialog, setOpenDialog] = useState<'delete' | 'block' | 'report' | null>(null)
  const deletesAsStaff = review.userId !== viewer.id && !ownsBot(viewer, bot)
  useReturnToDrafts(review, viewer, rights, onMode)

  const items: MenuItem[] = []
  if (rights.edit) {
    items.push({
      id: 'edit',
      label: t('actions.edit'),
      icon: <Pencil />,
      onSelect: () => onMode('editing'),
    })
  }
  if (rights.block) {
    items.push({
      id: 'block',
      label: t('actions.block'),
      icon: <Ban />,
      dangerous: true,
      onSelect: () => setOpenDialog('block'),
    })
  }
  if (rights.delete) {
    items.push({
      id: 'delete',
      label: t('actions.delete'),
      icon: <Trash2 />,
      dangerous: true,
      onSelect: () => setOpenDialog('delete'),
    })
  }
  if (review.userId !== viewer.id) {
    items.push({
      id: 'report',
      label: t('report'),
      icon: <Flag />,
      onSelect: () => setOpenDialog('report'),
    })
  }
  if (items.length === 0) return null
  const close = () => setOpenDialog(null)

  return (
    <div className="ml-auto flex items-center gap-1">
      {rights.heart && <HeartButton bot={bot} review={review} />}
      {rights.answer && (
        <Button
          variant="quiet"
          size="small"
          icon={<MessageSquareReply size={16} />}
          onClick={() => onMode('replying')}
        >
          {t(review.ownerReply ? 'actions.editReply' : 'actions.reply')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            size="small"
            label={t('actions.more', { name })}
            icon={<Ellipsis size={16} />}
            tooltip={false}
          />
        }
        items={items}
      />
      {openDialog === 'report' && (
        <LazyReportDialog
          target={{ type: 'review', id: String(review.id), name }}
          onClose={close}
        />
      )}
      {openDialog === 'delete' && deletesAsStaff && (
        <LazyReviewRemoval bot={bot} review={review} viewer={viewer} onClose={close} />
      )}
      {openDialog === 'delete' && !deletesAsStaff && (
        <DeleteDialog bot={bot} review={review} onClose={close} />
      )}
      {openDialog === 'block' && review.author && (
        <BlockDialog bot={bot} authorId={review.author.id} onClose={close} />
      )}
    </div>
  )
}

function HeartButton({ bot, review }: { bot: BotDetail; review: Review }) {
  const { t } = useTranslation('reviewing')
  const toggle = useHeart(bot, review)
  const isSet = review.hasOwnerHeart

  return (
    <IconButton
      size="small"
      label={t(isSet ? 'actions.removeHeart' : 'actions.addHeart')}
      icon={
        <Heart
          size={16}
          fill={isSet ? 'currentColor' : 'none'}
          className={isSet ? 'bloom-once text-bloom' : undefined}
        />
      }
      onClick={() => toggle(!isSet)}
    />
  )
}

/** Reopens the form of a draft that was interrupted by signing in. */
function useReturnToDrafts(
  { id }: Review,
  viewer: Viewer,
  rights: ReturnType<typeof getOfferedReviewActions>,
  onMode: (mode: ReviewMode) => void
) {
  const isEditing = rights.edit && readDraft(DRAFTS.edit(id), viewer.id) !== null
  const isReplying = rights.answer && readDraft(DRAFTS.reply(id), viewer.id) !== null
  const [mode] = useState<ReviewMode>(isEditing ? 'editing' : isReplying ? 'replying' : 'reading')
  useEffect(() => {
    if (mode !== 'reading') onMode(mode)
  }, [mode, onMode])
}
