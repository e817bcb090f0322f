import {
  mutationKeys,
  queryKeys,
  type BotDetail,
  type Review,
  type ReviewVotes,
} from '@botanica/api-client'
import { VoteToggles, type ReviewVoteValue } from '@botanica/ui/reviews'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { getNextVote, applyVote } from './cast-vote.ts'
import { useInView } from './use-in-view.ts'
import { useReviewCache } from './review-cache.ts'

interface MemberReviewVotesProps {
  bot: BotDetail
  review: Review
  viewer: Viewer
}

/** Likes and dislikes with optimistic updates. */
export function MemberReviewVotes({ bot, review, viewer }: MemberReviewVotesProps) {
  const { api, queryClient } = useServices()
  const container = useRef<HTMLDivElement>(null)
  const isInView = useInView(container)
  const name = mutationKeys.reviewVote(review.id)
  const isVoting = useIsMutating({ mutationKey: name }) > 0
  const options = api.queries.reviewVotes(review.id)
  // A response to a query sent during the mutation may not include the vote yet.
  const { data } = useQuery({ ...options, enabled: isInView && !isVoting })
  const votes = data ?? { likes: review.likes, dislikes: review.dislikes, votes: [] }
  const { act } = useReviewVote(name, bot, review, viewer)

  async function press(pressed: ReviewVoteValue) {
    const current =
      queryClient.getQueryData(options.queryKey) ??
      (await queryClient.fetchQuery(options).catch(() => null))
    act(getNextVote(current?.votes[0]?.vote ?? null, pressed))
  }

  return (
    <div ref={container}>
      <VoteToggles
        likes={votes.likes}
        dislikes={votes.dislikes}
        own={votes.votes[0]?.vote ?? null}
        onPress={(vote) => void press(vote)}
      />
    </div>
  )
}

function useReviewVote(
  name: readonly (string | number)[],
  bot: BotDetail,
  review: Review,
  viewer: Viewer
) {
  const { t } = useTranslation(['toasts', 'reviewing'])
  const { api, queryClient } = useServices()
  const cache = useReviewCache(bot)
  const queryKey = queryKeys.reviewVotes(review.id)
  const isLast = () => queryClient.isMutating({ mutationKey: name }) <= 1

  async function updateOptimistically(vote: ReviewVoteValue | null) {
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<ReviewVotes | null>(queryKey) ?? {
      likes: review.likes,
      dislikes: review.dislikes,
      votes: [],
    }
    queryClient.setQueryData(queryKey, applyVote(before, viewer.id, vote))
    // Later votes were based on this one, so only the server knows the counts.
    return () => {
      if (isLast()) queryClient.setQueryData(queryKey, before)
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  return useMemberMutation({
    name,
    updateOptimistically,
    send: (vote: ReviewVoteValue | null, sending) => {
      const params = { id: review.id }
      return vote === null
        ? api.calls.ratingVotes.destroy({ params, ...sending })
        : api.calls.ratingVotes.store({ params, body: { vote: vote }, ...sending })
    },
    onSuccess: (votes) => {
      if (!isLast()) return
      queryClient.setQueryData(queryKey, votes)
      void cache.patch(review.id, { likes: votes.likes, dislikes: votes.dislikes })
    },
    failed: {
      title: t('error.title'),
      text: t('reviewing:errors.voteRating'),
      gone: t('reviewing:errors.gone'),
    },
  })
}
