export { AdsPage, type AdPreviewProps } from './ads/ads-page.tsx'
export { AnnouncementsPage } from './announcements/announcements-page.tsx'
export { CategoriesPage } from './categories/categories-page.tsx'
export {
  canReview,
  sendReview,
  useApplicationRefresh,
  useDescribeReviewError,
} from './applications/use-application-decision.ts'
export { ListingDifference } from './bots/listing-difference.tsx'
export {
  sendBotDecision,
  useAllowedBotActions,
  useBotRefresh,
  useDescribeRefusal,
} from './bots/use-bot-decisions.ts'
export {
  getDecisionItem,
  hasNoResponse,
  type DecisionItem,
  type DecisionQueue,
  type PendingBotDecision,
  type PendingDecision,
  type PendingReview,
  type QueueState,
} from './decision-queue.ts'
export { RepliesPage } from './replies/replies-page.tsx'
export { StaffProvider, useStaff, useStaffQueries, type StaffEnvironment } from './environment.tsx'
export { StaffDashboard } from './frame/staff-dashboard.tsx'
export { ModerateMenu } from './members/moderate-menu.tsx'
export { useCommands, type StaffCommand } from './palette/commands.tsx'
export { StaffPalette } from './palette/staff-palette.tsx'
export { staffPaths } from './paths.ts'
export { RemoveReviewDialog } from './reviews/remove-review-dialog.tsx'
export { getServerMessage } from './server-reasons.ts'
export { StaffGate } from './staff-gate.tsx'
export { StatisticsPage } from './statistics/statistics-page.tsx'
export { useDecisionTexts } from './use-decision-texts.ts'
export { useUndoSent } from './use-undo-sent.ts'
