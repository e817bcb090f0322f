import { staffPaths } from '@botanica/ui/staff'
import type { Destination } from '../../shared/bridge.ts'

const { dashboard, replies, statistics, categories, ads } = staffPaths

/** Paths of the client's pages; the staff pages have the site's paths. Announcements are a tab of the dashboard. */
export const PAGES = {
  dashboard,
  replies,
  statistics,
  categories,
  ads,
  settings: '/settings',
} as const

export function isPage(path: string): boolean {
  return Object.values<string>(PAGES).includes(path)
}

/** Returns the path of the destination of a notification, the tray or a deep link. */
export function getPagePath(place: Destination): string {
  switch (place.kind) {
    case 'queue':
      return PAGES.dashboard
    case 'applications':
      return `${PAGES.dashboard}?tab=certification`
    case 'support':
      return `${PAGES.dashboard}?tab=support`
    case 'appeals':
      return `${PAGES.dashboard}?tab=appeals`
    case 'reports':
      return `${PAGES.dashboard}?tab=reports`
    case 'changes':
      return `${PAGES.dashboard}?tab=changes`
    case 'bot':
      return `${PAGES.dashboard}?bot=${place.id}`
    case 'application':
      // The list of all states has the application even if it was decided meanwhile.
      return `${PAGES.dashboard}?tab=certification&status=any&application=${place.id}`
    case 'request':
      return `${PAGES.dashboard}?tab=support&request=${place.id}`
    case 'appeal':
      return `${PAGES.dashboard}?tab=appeals&appeal=${place.id}`
    case 'report':
      return `${PAGES.dashboard}?tab=reports&report=${place.id}`
    case 'change':
      return `${PAGES.dashboard}?tab=changes&change=${place.id}`
  }
}
