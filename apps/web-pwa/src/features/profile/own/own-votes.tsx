import type { OwnVote } from '@botanica/api-client'
import { RelativeTime, useFormat } from '@botanica/ui/i18n'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { ActivityList } from './activity-list.tsx'
import { BotSummary } from './bot-summary.tsx'

/** The bots that the member has voted for. */
export function OwnVotes() {
  const { t } = useTranslation('profile')
  const { api } = useServices()
  const list = useInfiniteQuery(api.queries.ownVotes())

  return (
    <ActivityList
      words={{
        title: t('activity.votes'),
        loading: t('activity.votesLoading'),
        failed: t('activity.votesFailed'),
        empty: t('activity.votesEmpty'),
      }}
      items={list.data?.pages.flatMap((page) => page.items)}
      list={list}
    >
      {(vote) => <VoteRow vote={vote} />}
    </ActivityList>
  )
}

function VoteRow({ vote }: { vote: OwnVote }) {
  const { t } = useTranslation('profile')
  const format = useFormat()

  return (
    <BotSummary bot={vote.bot}>
      <span className="numbers">
        {t('activity.votesCast', { count: vote.votes, exact: format.exact(vote.votes) })}
      </span>
      <span>
        {t('activity.lastVote')} <RelativeTime value={vote.lastVoteAt} />
      </span>
      {vote.canVote && <span className="text-leaf-strong">{t('activity.canVote')}</span>}
    </BotSummary>
  )
}
