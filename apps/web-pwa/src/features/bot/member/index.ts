/**
 * Components for members, in one chunk that is loaded once somebody is known to be signed in, or on the page of a bot that
 * ends.
 */
export { BotStatusBanner } from './bot-status-banner.tsx'
export { EditReview } from './edit-review.tsx'
export { EndNotice } from './end-notice.tsx'
export { MemberReviewVotes } from './member-review-votes.tsx'
export { MemberVoteButton } from './member-vote-button.tsx'
export { OwnerReplyForm } from './owner-reply-form.tsx'
export { ReviewTools } from './review-tools.tsx'
export { WriteReview } from './write-review.tsx'
