import { DASHBOARD_COLORS, PAGE_COLORS, type ColorName } from './colors.ts'

/** Announcements are in a tab of the dashboard and on a page of their own, with different texts and colors. */
export type AnnouncementsSurface = 'tab' | 'page'

export const SURFACE_COLORS: Record<AnnouncementsSurface, readonly ColorName[]> = {
  tab: DASHBOARD_COLORS,
  page: PAGE_COLORS,
}
