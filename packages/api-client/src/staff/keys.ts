import type {
  AdPlacement,
  ApplicationSort,
  ApplicationStatus,
  ApprovalStatus,
  BaseRole,
  BotChangeKind,
  MemberSort,
  MemberState,
  PendingBotSort,
  PendingQueue,
  StaffBotSort,
  AppealState,
  ReportState,
  ReportTarget,
  ReviewRemover,
  StatisticsKind,
  SupportState,
} from '@botanica/server/contract'
import { STAFF_AREA } from '../keys.ts'

/** Filter of the review queue. By default: everything, longest wait first. */
export interface PendingBotFilter {
  search?: string | undefined
  sort?: PendingBotSort | undefined
  queue?: PendingQueue | undefined
}

/** Filter of the list of all bots. By default: everything, newest first. */
export interface StaffBotFilter {
  search?: string | undefined
  status?: ApprovalStatus | undefined
  certified?: boolean | undefined
  sort?: StaffBotSort | undefined
}

/** Filter of the queue of changes. By default: everything, longest wait first. */
export interface BotChangeFilter {
  kind?: BotChangeKind | undefined
}

/** Filter of the list of certification requests. By default: everything, oldest first. */
export interface ApplicationFilter {
  search?: string | undefined
  status?: ApplicationStatus | undefined
  sort?: ApplicationSort | undefined
}

/** Filter of the queue of appeals. By default: open ones, longest wait first. */
export interface AppealFilter {
  state?: AppealState | undefined
}

/** Filter of the queue of support requests. By default: open ones, premium first. */
export interface SupportFilter {
  state?: SupportState | undefined
}

/** Filter of the queue of reports. By default: open ones of any kind, the oldest first. */
export interface ReportFilter {
  state?: ReportState | undefined
  targetType?: ReportTarget | undefined
  targetId?: string | undefined
}

/** The queues that show how many items wait in them, each with its field of the overview. */
export const COUNTED_QUEUES = { changes: 'openChanges', reports: 'openReports' } as const
export type CountedQueue = keyof typeof COUNTED_QUEUES

/** Filter of the list of removed reviews. By default: all that can be restored, the latest removed first. */
export interface RemovedReviewFilter {
  removedAs?: ReviewRemover | undefined
}

/** Filter of the list of members. By default: everybody, newest first. */
export interface MemberFilter {
  search?: string | undefined
  role?: BaseRole | undefined
  state?: MemberState | undefined
  sort?: MemberSort | undefined
}

/** Filter of the audit log; times in ISO 8601. By default: everything, newest first. */
export interface LogFilter {
  search?: string | undefined
  action?: string | undefined
  adminId?: string | undefined
  targetType?: string | undefined
  targetId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What statistics are about. */
export interface StatisticsPeriod {
  kind: StatisticsKind
  /** With the current one. */
  weeks: number
}

/** Keys of the staff's queries. They nest: `bots()` covers all queries that a decision on a bot changes. */
export const staffKeys = {
  all: () => [STAFF_AREA] as const,
  bots: () => [STAFF_AREA, 'bots'] as const,
  overview: () => [STAFF_AREA, 'bots', 'overview'] as const,
  pendingLists: () => [STAFF_AREA, 'bots', 'pending'] as const,
  pendingBots: (filter: PendingBotFilter) => [STAFF_AREA, 'bots', 'pending', filter] as const,
  botList: (filter: StaffBotFilter) => [STAFF_AREA, 'bots', 'list', filter] as const,
  foundBots: (search: string) => [STAFF_AREA, 'bots', 'found', search] as const,
  botChanges: (filter: BotChangeFilter) => [STAFF_AREA, 'bots', 'changes', filter] as const,
  botVersions: (id: number) => [STAFF_AREA, 'bots', 'versions', id] as const,
  botVersion: (id: number, version: number) =>
    [STAFF_AREA, 'bots', 'version', id, version] as const,
  bot: (id: number) => [STAFF_AREA, 'bots', 'one', id] as const,
  applications: () => [STAFF_AREA, 'applications'] as const,
  applicationList: (filter: ApplicationFilter) => [STAFF_AREA, 'applications', filter] as const,
  support: () => [STAFF_AREA, 'support'] as const,
  supportList: (filter: SupportFilter) => [STAFF_AREA, 'support', filter] as const,
  appeals: () => [STAFF_AREA, 'appeals'] as const,
  appealList: (filter: AppealFilter) => [STAFF_AREA, 'appeals', filter] as const,
  reports: () => [STAFF_AREA, 'reports'] as const,
  reportList: (filter: ReportFilter) => [STAFF_AREA, 'reports', filter] as const,
  botReports: (botId: number) => [STAFF_AREA, 'reports', 'bot', botId] as const,
  /** Below the queue's own area, whose live events refetch it. */
  queueCount: (queue: CountedQueue) =>
    queue === 'changes'
      ? ([STAFF_AREA, 'bots', 'changes', 'open'] as const)
      : ([STAFF_AREA, queue, 'open'] as const),
  removedReviews: () => [STAFF_AREA, 'reviews'] as const,
  removedReviewList: (filter: RemovedReviewFilter) => [STAFF_AREA, 'reviews', filter] as const,
  members: () => [STAFF_AREA, 'members'] as const,
  memberPages: (filter: MemberFilter) => [STAFF_AREA, 'members', 'pages', filter] as const,
  foundMembers: (search: string) => [STAFF_AREA, 'members', 'found', search] as const,
  member: (id: string) => [STAFF_AREA, 'members', 'one', id] as const,
  ads: () => [STAFF_AREA, 'ads'] as const,
  adPages: (placement: AdPlacement | undefined) => [STAFF_AREA, 'ads', placement] as const,
  categories: () => [STAFF_AREA, 'categories'] as const,
  replies: () => [STAFF_AREA, 'replies'] as const,
  statistics: (period: StatisticsPeriod) => [STAFF_AREA, 'statistics', period] as const,
  peopleStatistics: (period: StatisticsPeriod) =>
    [STAFF_AREA, 'statistics', 'people', period] as const,
  readers: () => [STAFF_AREA, 'readers'] as const,
  announcements: () => [STAFF_AREA, 'announcements'] as const,
  channels: () => [STAFF_AREA, 'channels'] as const,
  logAdmins: () => [STAFF_AREA, 'log-admins'] as const,
  logs: (filter: LogFilter) => [STAFF_AREA, 'logs', filter] as const,
}
