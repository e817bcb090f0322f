export { createApi, type Api, type ApiOptions } from './api.ts'
export { getErrorCause, type ErrorCause } from './error-cause.ts'
export type { Client, Fetch } from './client.ts'
export { ApiError, findReason, hasStatus, type NetworkErrorReason } from './api-error.ts'
export { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'
export { createQueryClient, type InfiniteQueryClient } from './query-client.ts'
export { mutationKeys, queryKeys, type BotListFilter, type ReviewListFilter } from './keys.ts'
export { pollingOnly, type LiveStreamState, type MutableLiveStreamState } from './live.ts'
export type { Page } from './pagination.ts'
export type {
  Ad,
  ResponseBody,
  BotDetail,
  BotListItem,
  RankedBot,
  BotCounts,
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
} from './response-types.ts'
