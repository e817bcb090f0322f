import { staffPaths } from '@botanica/ui/staff'
import type { Destination } from '../../shared/bridge.ts'

const { dashboard, categories, ads } = staffPaths

/** Addresses of the client's own pages; those of the staff are the site's. Announcements are a tab of the dashboard. */
export const PAGES = { dashboard, categories, ads, settings: '/settings' } as const

export function isPage(path: string): boolean {
  return Object.values<string>(PAGES).includes(path)
}

/** The address of what a notification, the tray or a link leads to. */
export function getPagePath(place: Destination): string {
  switch (place.kind) {
    case 'queue':
      return PAGES.dashboard
    case 'applications':
      return `${PAGES.dashboard}?tab=certification`
    case 'support':
      return `${PAGES.dashboard}?tab=support`
    case 'bot':
      return `${PAGES.dashboard}?bot=${place.id}`
    case 'application':
      // Whatever has become of it meanwhile, it is in the list.
      return `${PAGES.dashboard}?tab=certification&status=any&application=${place.id}`
    case 'request':
      return `${PAGES.dashboard}?tab=support&request=${place.id}`
  }
}
