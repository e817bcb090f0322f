/** Paths of the staff pages. */
export const staffPaths = {
  dashboard: '/admin',
  announcements: '/admin/announcements',
  ads: '/admin/ads',
  categories: '/admin/categories',
} as const
