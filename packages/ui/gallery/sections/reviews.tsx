import { useState } from 'react'
import { Button } from '../../src/primitives/index.ts'
import {
  ReplyForm,
  ReviewForm,
  VoteCounts,
  VoteToggles,
  type ReviewDraft,
  type ReviewVoteValue,
} from '../../src/reviews/index.ts'
import { Block, Row } from './block.tsx'

const COMMENT_LIMIT = 1000

/** The forms for reviews and replies, and the votes on a review. */
export function ReviewsSection() {
  const [review, setReview] = useState<ReviewDraft>({ rating: 4, comment: 'Starts in a second.' })
  const [reply, setReply] = useState('Thank you!')
  const [vote, setVote] = useState<ReviewVoteValue | null>(1)

  return (
    <Block title="Reviews">
      <div className="grid max-w-text gap-8">
        <ReviewForm
          label="Leave a Review"
          value={review}
          onValueChange={setReview}
          onSubmit={() => {}}
          commentLimit={COMMENT_LIMIT}
          failure="Please try again."
        >
          <Button type="submit" variant="filled">
            Submit Review
          </Button>
        </ReviewForm>
        <ReplyForm
          value={reply}
          onValueChange={setReply}
          onSubmit={() => {}}
          onCancel={() => {}}
          busy={false}
          limit={COMMENT_LIMIT}
        />
      </div>
      <Row>
        <VoteToggles
          likes={12}
          dislikes={3}
          own={vote}
          onPress={(pressed) => setVote(pressed === vote ? null : pressed)}
        />
        <VoteToggles likes={0} dislikes={0} own={null} onPress={() => {}} lookDisabled />
        <VoteCounts likes={12} dislikes={3} />
      </Row>
    </Block>
  )
}
