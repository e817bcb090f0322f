/** What only those need who write, vote or own: one script, fetched when it is known who is there. */
export { EditReview } from './edit-review.tsx'
export { MemberReviewVotes } from './member-review-votes.tsx'
export { MemberVoteButton } from './member-vote-button.tsx'
export { OwnerReplyForm } from './owner-reply-form.tsx'
export { ReviewTools } from './review-tools.tsx'
export { WriteReview } from './write-review.tsx'
