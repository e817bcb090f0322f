import type { BotDetail, Review } from '@botanica/api-client'
import { VoteCounts, VoteToggles } from '@botanica/ui/reviews'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginRequest } from '../../lib/use-login-request.ts'
import { useViewer } from '../../lib/viewer.ts'
import { MemberReviewVotes } from './lazy-member-components.tsx'

/** Likes and dislikes of a review. For visitors, a press explains that voting requires a login. */
export function ReviewVotes({ bot, review }: { bot: BotDetail; review: Review }) {
  const { t } = useTranslation('toasts')
  const { viewer, isPending } = useViewer()
  const requestLogin = useLoginRequest()

  function explain() {
    if (viewer || isPending) return
    requestLogin(t('loginRequired.title'), t('loginRequired.voteRating'))
  }

  const plain = (
    <VoteToggles
      likes={review.likes}
      dislikes={review.dislikes}
      own={null}
      lookDisabled
      onPress={explain}
    />
  )

  if (!viewer) return plain
  if (viewer.id === review.userId) {
    return <VoteCounts likes={review.likes} dislikes={review.dislikes} />
  }
  return (
    <Suspense fallback={plain}>
      <MemberReviewVotes bot={bot} review={review} viewer={viewer} />
    </Suspense>
  )
}
