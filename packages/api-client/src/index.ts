export { createApi, type Api, type ApiOptions } from './api.ts'
export { getFailureCause, type FailureCause } from './failure-cause.ts'
export type { Client, Fetch } from './client.ts'
export { ApiFailure, isStatus, type LostReason } from './failure.ts'
export { createPrefetchIntent, type PrefetchIntent } from './prefetch-intent.ts'
export { createQueryClient, type GrowingListClient } from './query-client.ts'
export { mutationKeys, queryKeys, type BotListFilter } from './keys.ts'
export { pollingOnly, type LiveChannel, type LiveState } from './live.ts'
export type { Page } from './next-page.ts'
export type {
  Ad,
  Answer,
  BotDetail,
  BotListItem,
  Category,
  CurrentUser,
  FieldError,
  OwnApplication,
  OwnBot,
  OwnReview,
  OwnVote,
  Person,
  Review,
  ReviewVotes,
} from './shapes.ts'
