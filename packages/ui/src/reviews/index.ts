export { ReplyForm, type ReplyFormProps } from './reply-form.tsx'
export {
  ReviewForm,
  type ReviewDraft,
  type ReviewFormProps,
  type WrittenReview,
} from './review-form.tsx'
export {
  VoteCounts,
  VoteToggles,
  type ReviewVoteValue,
  type VoteTogglesProps,
} from './vote-toggles.tsx'
