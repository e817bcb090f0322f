import { DASHBOARD_COLORS, PAGE_COLORS, type ColorName } from './colors.ts'

/** Announcements stand in a tab of the dashboard and on a page of their own; the documents word and colour them apart. */
export type AnnouncementsSurface = 'tab' | 'page'

/** Document 2 section 9. */
export const SURFACE_COLORS: Record<AnnouncementsSurface, readonly ColorName[]> = {
  tab: DASHBOARD_COLORS,
  page: PAGE_COLORS,
}
