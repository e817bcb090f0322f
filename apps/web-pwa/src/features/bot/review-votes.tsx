import type { Review } from '@botanica/api-client'
import { useFormat } from '@botanica/ui/i18n'
import { Button, useToast } from '@botanica/ui/primitives'
import { ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../lib/viewer.ts'

const KINDS = [
  { kind: 'like', figure: 'likes', icon: ThumbsUp },
  { kind: 'dislike', figure: 'dislikes', icon: ThumbsDown },
] as const

/** How many found a review helpful or not. */
export function ReviewVotes({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')

  return (
    <div className="mt-3 -ml-2 flex gap-1">
      {KINDS.map(({ kind, figure, icon }) => (
        <VoteFigure
          key={kind}
          icon={icon}
          count={review[figure]}
          label={`${t(`actions.${kind}`)}: ${t(`actions.${figure}`, { count: review[figure] })}`}
        />
      ))}
    </div>
  )
}

interface VoteFigureProps {
  icon: LucideIcon
  count: number
  label: string
}

/** Signed out, a press says that voting needs a login (document 1 section 5). */
function VoteFigure({ icon: Icon, count, label }: VoteFigureProps) {
  const { t } = useTranslation('toasts')
  const { viewer } = useViewer()
  const format = useFormat()
  const toast = useToast()
  const figure = <span className="numbers">{format.exact(count)}</span>

  if (viewer) {
    return (
      <span title={label} className="inline-flex h-8 items-center gap-2 px-3 text-label text-muted">
        <Icon aria-hidden="true" className="size-4" />
        <span aria-hidden="true">{figure}</span>
        <span className="sr-only">{label}</span>
      </span>
    )
  }
  return (
    <Button
      variant="quiet"
      size="small"
      lookDisabled
      aria-label={label}
      title={label}
      icon={<Icon className="size-4" />}
      onClick={() =>
        toast({
          title: t('loginRequired.title'),
          text: t('loginRequired.voteRating'),
          tone: 'error',
        })
      }
    >
      {figure}
    </Button>
  )
}
