import { mutationKeys, type BotDetail } from '@botanica/api-client'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../../../lib/services.tsx'
import { remaining, untilNextText } from './cooldown.ts'

/** States of the vote button. */
export type VoteState = 'may' | 'voting' | 'voted' | 'waiting' | 'mayNot'

/** Until the server responds, voting is assumed to be allowed. The server checks again on the vote itself. */
const UNKNOWN = { canVote: true, timeLeft: 0 }

/** Whether a member can vote for a bot; `timeLeft` in milliseconds. */
export function useVoteState(bot: BotDetail): { state: VoteState; timeLeft: number } {
  const { api } = useServices()
  const { data = UNKNOWN, dataUpdatedAt, refetch } = useQuery(api.queries.voteEligibility(bot.id))
  const timeLeft = useCountdown(data.timeLeft, dataUpdatedAt, () => void refetch())
  const statuses = useVisitVoteStatuses(bot.id)

  if (statuses.includes('pending')) return { state: 'voting', timeLeft }
  if (data.canVote) return { state: 'may', timeLeft }
  if (statuses.includes('success')) return { state: 'voted', timeLeft }
  // Members who cannot vote at all have no waiting time.
  return { state: data.timeLeft > 0 ? 'waiting' : 'mayNot', timeLeft }
}

/**
 * Statuses of the votes since the page was opened. Both vote buttons of the page share them; leaving the page
 * resets them.
 */
function useVisitVoteStatuses(botId: number) {
  const [openedAt] = useState(() => Date.now())
  return useMutationState({
    filters: {
      mutationKey: mutationKeys.vote(botId),
      predicate: ({ state }) => state.submittedAt >= openedAt,
    },
    select: ({ state }) => state.status,
  })
}

function useCountdown(timeLeft: number, receivedAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const left = remaining(timeLeft, receivedAt, now)
  useEffect(() => {
    const delay = untilNextText(left)
    if (delay === null) return
    const timer = setTimeout(() => {
      setNow(Date.now())
      if (delay > left) onEnd()
    }, delay)
    return () => clearTimeout(timer)
  })
  return left
}
