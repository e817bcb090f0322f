export { AdsPage, type AdPreviewProps } from './ads/ads-page.tsx'
export { AnnouncementsPage } from './announcements/announcements-page.tsx'
export { CategoriesPage } from './categories/categories-page.tsx'
export { hasNoResponse, type DecisionQueue, type PendingDecision } from './bots/decision-queue.ts'
export {
  getPriorDecision,
  sendBotDecision,
  useAllowedBotActions,
  useBotRefresh,
} from './bots/use-bot-decisions.ts'
export { RepliesPage } from './replies/replies-page.tsx'
export { StaffProvider, useStaff, useStaffQueries, type StaffEnvironment } from './environment.tsx'
export { StaffDashboard } from './frame/staff-dashboard.tsx'
export { ModerateMenu } from './members/moderate-menu.tsx'
export { useCommands, type StaffCommand } from './palette/commands.tsx'
export { StaffPalette } from './palette/staff-palette.tsx'
export { staffPaths } from './paths.ts'
export { getServerMessage } from './server-reasons.ts'
export { StaffGate } from './staff-gate.tsx'
export { StatisticsPage } from './statistics/statistics-page.tsx'
