/** Addresses of the staff's pages. */
export const staffPaths = {
  dashboard: '/admin',
  announcements: '/admin/announcements',
  ads: '/admin/ads',
  categories: '/admin/categories',
} as const
