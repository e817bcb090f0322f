import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../primitives/cx.ts'
import { EmptyState, ErrorState } from '../primitives/states.tsx'
import { BotCard } from './bot-card.tsx'
import { BotCardSkeleton } from './bot-card-skeleton.tsx'
import type { BotCardBot } from './types.ts'

export const LOADING_CARDS = 8

/* One to four columns, by the width of the list and not of the screen. */
const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.75rem),1fr))] gap-5'

export interface BotGridProps {
  children: ReactNode
  label?: string
  className?: string
}

/** The grid of cards, as a list: wrap each card in an `<li>`. */
export function BotGrid({ children, label, className }: BotGridProps) {
  return (
    <ul aria-label={label} className={cx(gridClass, className)}>
      {children}
    </ul>
  )
}

export interface BotListProps {
  /** Undefined while loading. Existing bots stay shown when a later refresh fails. */
  bots: readonly BotCardBot[] | undefined
  /** The first load failed. */
  failed?: boolean
  /** The search text of this list; it changes the text of an empty list. */
  search?: string
  /** The accessible name of the list. */
  label?: string
  headingLevel?: 2 | 3 | 4
  /** The number of skeleton cards; 8 by default. */
  loadingCards?: number
  /** A line for each card, by Discord id. Loading cards keep its space. */
  notes?: ReadonlyMap<string, string> | undefined
  /** How many of the first cards load their banners eagerly. */
  eagerCards?: number
  /** What a card has in its corner. */
  renderCorner?: ((bot: BotCardBot) => ReactNode) | undefined
  /** An action for a failed list (a Try again button) or an empty one. */
  action?: ReactNode
}

/** Bots as cards, with the states loading, empty and failed. */
export function BotList({
  bots,
  failed = false,
  search,
  label,
  headingLevel = 3,
  loadingCards = LOADING_CARDS,
  eagerCards = 0,
  renderCorner,
  notes,
  action,
}: BotListProps) {
  const { t } = useTranslation('bots')
  if (!bots && failed) {
    return <ErrorState title={t('list.errorTitle')} text={t('list.errorText')} action={action} />
  }
  if (!bots) return <LoadingCards count={loadingCards} hasNote={notes !== undefined} />
  if (bots.length === 0) {
    const text = search ? t('list.emptySearch', { search }) : t('list.emptyText')
    return <EmptyState title={t('list.emptyTitle')} text={text} action={action} />
  }

  return (
    <BotGrid label={label ?? t('list.label')}>
      {bots.map((bot, index) => (
        <li key={bot.discordBotId} className="min-w-0">
          <BotCard
            bot={bot}
            headingLevel={headingLevel}
            eager={index < eagerCards}
            corner={renderCorner?.(bot)}
            note={notes?.get(bot.discordBotId)}
          />
        </li>
      ))}
    </BotGrid>
  )
}

function LoadingCards({ count, hasNote }: { count: number; hasNote: boolean }) {
  const { t } = useTranslation('bots')

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('list.loading')}</output>
      <div className={gridClass}>
        {Array.from({ length: count }, (_, index) => (
          <BotCardSkeleton key={index} hasNote={hasNote} />
        ))}
      </div>
    </div>
  )
}
