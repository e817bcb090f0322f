import { hasRoleWithRight, type StaffRight } from '@botanica/api-client/contract'
import { lazy, type ComponentType } from 'react'

/** A tab of the dashboard; its script loads when it is opened. */
export interface StaffTab {
  /** Its value in the URL. */
  id: string
  /** Its name, a key of `tabs` in the staff texts. */
  label:
    | 'pending'
    | 'changes'
    | 'bots'
    | 'certification'
    | 'support'
    | 'appeals'
    | 'reports'
    | 'reviews'
    | 'users'
    | 'announcements'
    | 'logs'
  right: StaffRight
  Panel: ComponentType
}

/** The tabs in order, with who may see them. */
export const STAFF_TABS: readonly StaffTab[] = [
  {
    id: 'pending',
    label: 'pending',
    right: 'enterDashboard',
    Panel: lazy(async () => ({ default: (await import('../bots/pending-bots.tsx')).PendingBots })),
  },
  {
    id: 'changes',
    label: 'changes',
    right: 'enterDashboard',
    Panel: lazy(async () => ({ default: (await import('../changes/change-list.tsx')).ChangeList })),
  },
  {
    id: 'bots',
    label: 'bots',
    right: 'enterDashboard',
    Panel: lazy(async () => ({ default: (await import('../bots/all-bots.tsx')).AllBots })),
  },
  {
    id: 'certification',
    label: 'certification',
    right: 'reviewApplications',
    Panel: lazy(async () => ({
      default: (await import('../applications/application-list.tsx')).ApplicationList,
    })),
  },
  {
    id: 'support',
    label: 'support',
    right: 'answerSupport',
    Panel: lazy(async () => ({
      default: (await import('../support/support-list.tsx')).SupportList,
    })),
  },
  {
    id: 'appeals',
    label: 'appeals',
    right: 'enterDashboard',
    Panel: lazy(async () => ({
      default: (await import('../appeals/appeal-list.tsx')).AppealList,
    })),
  },
  {
    id: 'reports',
    label: 'reports',
    right: 'handleReports',
    Panel: lazy(async () => ({
      default: (await import('../reports/report-list.tsx')).ReportList,
    })),
  },
  {
    id: 'reviews',
    label: 'reviews',
    right: 'deleteReviews',
    Panel: lazy(async () => ({
      default: (await import('../reviews/removed-review-list.tsx')).RemovedReviewList,
    })),
  },
  {
    id: 'users',
    label: 'users',
    right: 'listMembers',
    Panel: lazy(async () => ({ default: (await import('../members/member-list.tsx')).MemberList })),
  },
  {
    id: 'announcements',
    label: 'announcements',
    right: 'announce',
    Panel: lazy(async () => ({
      default: (await import('../announcements/announcements-tab.tsx')).AnnouncementsTab,
    })),
  },
  {
    id: 'logs',
    label: 'logs',
    right: 'readLogs',
    Panel: lazy(async () => ({ default: (await import('../logs/admin-logs.tsx')).AdminLogs })),
  },
]

/** The tabs for a staff member with these roles. */
export function getTabs(roles: readonly string[]): readonly StaffTab[] {
  return STAFF_TABS.filter(({ right }) => hasRoleWithRight(roles, right))
}
