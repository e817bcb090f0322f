import type {
  AdPlacement,
  ApplicationSort,
  ApplicationStatus,
  ApprovalStatus,
  BaseRole,
  MemberSort,
  MemberState,
  PendingBotSort,
  StaffBotSort,
  SupportState,
} from '@botanica/server/contract'

/** What the queue is asked for. Absent is: everything, who has waited longest first. */
export interface PendingBotFilter {
  search?: string | undefined
  sort?: PendingBotSort | undefined
}

/** What the list of all bots is asked for. Absent is: everything, the newest first. */
export interface StaffBotFilter {
  search?: string | undefined
  status?: ApprovalStatus | undefined
  certified?: boolean | undefined
  sort?: StaffBotSort | undefined
}

/** What the list of applications for certificates is asked for. Absent is: everything, the oldest first. */
export interface ApplicationFilter {
  search?: string | undefined
  status?: ApplicationStatus | undefined
  sort?: ApplicationSort | undefined
}

/** What the queue of support requests is asked for. Absent is: open ones, premium first. */
export interface SupportFilter {
  state?: SupportState | undefined
}

/** What the list of members is asked for. Absent is: everybody, the newest first. */
export interface MemberFilter {
  search?: string | undefined
  role?: BaseRole | undefined
  state?: MemberState | undefined
  sort?: MemberSort | undefined
}

/** What the audit log is asked for; moments in ISO 8601. Absent is: everything, the newest first. */
export interface LogFilter {
  search?: string | undefined
  action?: string | undefined
  adminId?: string | undefined
  targetType?: string | undefined
  targetId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The keys of the staff's reads. They nest: `bots()` is all that a decision about a bot changes. */
export const staffKeys = {
  all: () => ['staff'] as const,
  bots: () => ['staff', 'bots'] as const,
  overview: () => ['staff', 'bots', 'overview'] as const,
  pendingBots: (filter: PendingBotFilter) => ['staff', 'bots', 'pending', filter] as const,
  botList: (filter: StaffBotFilter) => ['staff', 'bots', 'list', filter] as const,
  bot: (id: number) => ['staff', 'bots', 'one', id] as const,
  applications: () => ['staff', 'applications'] as const,
  applicationList: (filter: ApplicationFilter) => ['staff', 'applications', filter] as const,
  support: () => ['staff', 'support'] as const,
  supportList: (filter: SupportFilter) => ['staff', 'support', filter] as const,
  members: () => ['staff', 'members'] as const,
  memberPages: (filter: MemberFilter) => ['staff', 'members', 'pages', filter] as const,
  member: (id: string) => ['staff', 'members', 'one', id] as const,
  ads: () => ['staff', 'ads'] as const,
  adPages: (placement: AdPlacement | undefined) => ['staff', 'ads', placement] as const,
  categories: () => ['staff', 'categories'] as const,
  announcements: () => ['staff', 'announcements'] as const,
  channels: () => ['staff', 'channels'] as const,
  logAdmins: () => ['staff', 'log-admins'] as const,
  logs: (filter: LogFilter) => ['staff', 'logs', filter] as const,
}
