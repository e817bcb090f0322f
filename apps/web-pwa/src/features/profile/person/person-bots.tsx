import type { BotListItem } from '@botanica/api-client'
import { BotGrid } from '@botanica/ui/bots'
import { Button, EmptyState, ErrorState, LoadMore } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PersonBotCard, PersonBotCardSkeleton } from './person-bot-card.tsx'

const LOADING_CARDS = 3

interface PersonBotsProps {
  /** Undefined while loading. */
  bots: readonly BotListItem[] | undefined
  list: {
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
}

export function PersonBots({ bots, list }: PersonBotsProps) {
  const { t } = useTranslation(['person', 'bots', 'common'])
  if (!bots && list.isError) {
    return (
      <ErrorState
        title={t('bots:list.errorTitle')}
        text={t('bots:list.errorText')}
        action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!bots) return <Loading />
  if (bots.length === 0) {
    return <EmptyState title={t('person:bots.emptyTitle')} text={t('person:bots.emptyText')} />
  }
  return (
    <>
      <BotGrid label={t('bots:list.label')}>
        {bots.map((bot) => (
          <li key={bot.id} className="min-w-0">
            <PersonBotCard bot={bot} />
          </li>
        ))}
      </BotGrid>
      <LoadMore list={list} />
    </>
  )
}

function Loading() {
  const { t } = useTranslation('person')

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('bots.loading')}</output>
      <BotGrid>
        {Array.from({ length: LOADING_CARDS }, (_, index) => (
          <li key={index} className="min-w-0">
            <PersonBotCardSkeleton />
          </li>
        ))}
      </BotGrid>
    </div>
  )
}
