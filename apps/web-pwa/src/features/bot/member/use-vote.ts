import { ApiError, mutationKeys, queryKeys, type BotDetail } from '@botanica/api-client'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { hoursLeft } from './cooldown.ts'
import { useReviewCache } from './review-cache.ts'
import { getVoteQuery } from './vote-query.ts'

const COOLDOWN = 'cooldown'

/** Milliseconds until the next vote, from a cooldown error; undefined for any other error. */
function getTimeLeft(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== COOLDOWN) return undefined
  return (error.response as { timeLeft: number }).timeLeft
}

/** @returns a function that sends one vote for the bot */
export function useVote(bot: BotDetail): () => void {
  const { t } = useTranslation(['toasts', 'reviewing'])
  const { api, queryClient } = useServices()
  const { refreshFigures } = useReviewCache(bot)
  const toast = useToast()
  const queryString = getVoteQuery(useLocation())

  function cacheEligibility(canVote: boolean, timeLeft: number) {
    queryClient.setQueryData(queryKeys.voteEligibility(bot.id), { canVote, timeLeft })
  }

  const { act } = useMemberMutation({
    name: mutationKeys.vote(bot.id),
    send: (id: number, sending) =>
      api.calls.botVotes.store({ params: { id }, body: { queryString }, ...sending }),
    onSuccess: ({ count, votes, canVote, timeLeft }) => {
      cacheEligibility(canVote, timeLeft)
      queryClient.setQueryData(queryKeys.botVotes(bot.id), { count, votes })
      queryClient.setQueryData<BotDetail | null>(
        queryKeys.bot(bot.discordBotId),
        (current) => current && { ...current, voteCount: count }
      )
      refreshFigures()
      toast({
        title: t('reviewing:voteAdded.title'),
        text: t('reviewing:voteAdded.text'),
        tone: 'success',
      })
    },
    failed: {
      title: t('error.title'),
      text: t('reviewing:errors.voteBot'),
      gone: t('because.botGone'),
    },
    describeError: (error) => {
      const timeLeft = getTimeLeft(error)
      if (timeLeft === undefined) return undefined
      cacheEligibility(false, timeLeft)
      const text = t('reviewing:voteCooldown.text', { count: hoursLeft(timeLeft) })
      toast({ title: t('reviewing:voteCooldown.title'), text, tone: 'error' })
      return text
    },
  })
  return () => act(bot.id)
}
