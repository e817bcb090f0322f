import type { Api } from '../api.ts'
import { createAdQueries } from './ad-queries.ts'
import { createAnnouncementQueries } from './announcement-queries.ts'
import { createAppealQueries } from './appeal-queries.ts'
import { createApplicationQueries } from './application-queries.ts'
import { createBotQueries } from './bot-queries.ts'
import { createChangeQueries } from './change-queries.ts'
import { createCategoryQueries } from './category-queries.ts'
import { createMemberQueries } from './member-queries.ts'
import { createReaderQueries } from './reader-queries.ts'
import { createSavedReplyQueries } from './saved-reply-queries.ts'
import { createReportQueries } from './report-queries.ts'
import { createRemovedReviewQueries } from './removed-review-queries.ts'
import { createStatisticsQueries } from './statistics-queries.ts'
import { createSupportQueries } from './support-queries.ts'

export {
  COUNTED_QUEUES,
  staffKeys,
  type AppealFilter,
  type ApplicationFilter,
  type BotChangeFilter,
  type CountedQueue,
  type LogFilter,
  type MemberFilter,
  type PendingBotFilter,
  type RemovedReviewFilter,
  type ReportFilter,
  type StaffBotFilter,
  type StatisticsPeriod,
  type SupportFilter,
} from './keys.ts'
export { createRandomId } from '../random-id.ts'
export { VISIBLE_ROWS_KEY, type RowsRequest, type RowsSource } from './rows.ts'
export type {
  AdminLog,
  AdministeredAd,
  AdministeredCategory,
  AdminUser,
  Announcement,
  Channel,
  EvaluatedBot,
  ItemReader,
  ModeratedUser,
  PeopleStatistics,
  QueuedAppeal,
  QueuedBotChange,
  QueuedSupportRequest,
  RemovedReview,
  ReportCase,
  ReviewedApplication,
  SavedReply,
  StaffBot,
  StaffOverview,
  Statistics,
} from './response-types.ts'

/**
 * The staff's queries, apart from the site's, so that visitors do not load them: TanStack Query options and, for long
 * lists, row sources of which screens refresh the visible rows. Each context adds its own file of queries here.
 */
export function createStaffQueries(api: Pick<Api, 'calls' | 'every'>) {
  return {
    ...createBotQueries(api),
    ...createChangeQueries(api),
    ...createAdQueries(api),
    ...createCategoryQueries(api),
    ...createAnnouncementQueries(api),
    ...createApplicationQueries(api),
    ...createMemberQueries(api),
    ...createSupportQueries(api),
    ...createAppealQueries(api),
    ...createSavedReplyQueries(api),
    ...createReaderQueries(api),
    ...createReportQueries(api),
    ...createRemovedReviewQueries(api),
    ...createStatisticsQueries(api),
  }
}

export type StaffQueries = ReturnType<typeof createStaffQueries>
