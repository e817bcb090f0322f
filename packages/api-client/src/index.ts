export { createApi, type Api, type ApiOptions } from './api.ts'
export { causeOf, type Cause } from './cause.ts'
export type { Client, Fetch } from './client.ts'
export { ApiFailure, isStatus, type LostReason } from './failure.ts'
export { createIntent, type Intent } from './intent.ts'
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
