/** Pages of staff apart from the dashboard. */
export { AdsPage } from './ads-page.tsx'
export { AnnouncementsPage } from './announcements-page.tsx'
export { StaffCategoriesPage } from './staff-categories-page.tsx'
export { StaffRepliesPage } from './staff-replies-page.tsx'
export { StaffStatisticsPage } from './staff-statistics-page.tsx'
