import type { LiveMessage, LiveMessageKind } from '#app/core/rules'

type MessageOf<Kind, Message = LiveMessage> = Message extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Message
    : never
  : never
type FieldsOf<Kind extends LiveMessageKind> = Record<Exclude<keyof MessageOf<Kind>, 'kind'>, true>

/** All messages of the live channel with their fields. Does not compile unless it is complete. */
export const LIVE_MESSAGES: { [Kind in LiveMessageKind]: FieldsOf<Kind> } = {
  bots: { ids: true },
  order: {},
  categories: {},
  bot: { id: true },
  figures: {
    id: true,
    voteCount: true,
    servingCount: true,
    averageRating: true,
    ratingCount: true,
    reviewCount: true,
    ratingCounts: true,
    ownerRemovedReviewCount: true,
  },
  presence: { id: true, presence: true },
  reviews: { botId: true },
  review_votes: { botId: true, id: true, likes: true, dislikes: true },
  person: { id: true },
  account: {},
  inbox: {},
  own_applications: {},
  own_support: {},
  own_appeals: {},
  own_vote: { botId: true },
  own_review_vote: { reviewId: true },
  staff_bots: {},
  staff_members: {},
  staff_logs: {},
  staff_applications: {},
  staff_support: {},
  staff_appeals: {},
  staff_reports: {},
  staff_reviews: {},
  staff_announcements: {},
  staff_replies: {},
  staff_readers: {},
}
