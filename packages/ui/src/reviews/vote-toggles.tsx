import { ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../primitives/button.tsx'
import { cx } from '../primitives/cx.ts'

/** A like is 1, a dislike -1. */
export type ReviewVoteValue = 1 | -1

const KINDS = [
  { vote: 1, kind: 'like', figure: 'likes', icon: ThumbsUp },
  { vote: -1, kind: 'dislike', figure: 'dislikes', icon: ThumbsDown },
] as const

export interface VoteTogglesProps {
  likes: number
  dislikes: number
  /** The viewer's own vote; null for none. */
  own: ReviewVoteValue | null
  /** A click; clicking the own vote requests its removal. */
  onPress: (vote: ReviewVoteValue) => void
  /** Looks disabled but still calls `onPress`, which explains why: for signed-out visitors. */
  lookDisabled?: boolean
}

/** The counts of helpful and unhelpful votes on a review, and the viewer's own vote. */
export function VoteToggles({ own, onPress, lookDisabled, ...counts }: VoteTogglesProps) {
  return (
    <div className="-ml-2 flex gap-1">
      {KINDS.map(({ vote, kind, figure, icon }) => (
        <Toggle
          key={kind}
          kind={kind}
          figure={figure}
          icon={icon}
          count={counts[figure]}
          pressed={own === vote}
          lookDisabled={lookDisabled}
          onPress={() => onPress(vote)}
        />
      ))}
    </div>
  )
}

/** The counts of helpful and unhelpful votes, for the review's author, who cannot vote. */
export function VoteCounts({ likes, dislikes }: Pick<VoteTogglesProps, 'likes' | 'dislikes'>) {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const counts = { likes, dislikes }

  return (
    <ul className="flex gap-4 text-label text-muted">
      {KINDS.map(({ kind, figure, icon: Icon }) => (
        <li key={kind} className="flex items-center gap-2">
          <Icon aria-hidden="true" className="size-4" />
          <span aria-hidden="true" className="numbers">
            {format.exact(counts[figure])}
          </span>
          <span className="sr-only">{t(`actions.${figure}`, { count: counts[figure] })}</span>
        </li>
      ))}
    </ul>
  )
}

interface ToggleProps {
  kind: (typeof KINDS)[number]['kind']
  figure: (typeof KINDS)[number]['figure']
  icon: LucideIcon
  count: number
  pressed: boolean
  lookDisabled: boolean | undefined
  onPress: () => void
}

function Toggle({ kind, figure, icon: Icon, count, pressed, lookDisabled, onPress }: ToggleProps) {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const label = `${t(`actions.${kind}`)}: ${t(`actions.${figure}`, { count })}`

  return (
    <Button
      variant="quiet"
      size="small"
      lookDisabled={lookDisabled}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      icon={
        <Icon
          className={cx('size-4', pressed && 'bloom-once text-leaf')}
          fill={pressed ? 'currentColor' : 'none'}
          fillOpacity={0.3}
        />
      }
      onClick={onPress}
    >
      <span className="numbers">{format.exact(count)}</span>
    </Button>
  )
}
