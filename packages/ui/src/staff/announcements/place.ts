import { DASHBOARD_COLOURS, PAGE_COLOURS, type ColourName } from './colours.ts'

/** Announcements stand in a tab of the dashboard and on a page of their own; the documents word and colour them apart. */
export type AnnouncementsPlace = 'tab' | 'page'

/** Document 2 section 9. */
export const COLOURS_OF: Record<AnnouncementsPlace, readonly ColourName[]> = {
  tab: DASHBOARD_COLOURS,
  page: PAGE_COLOURS,
}
