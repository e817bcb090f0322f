/** Addresses of the staff's pages (document 2 section 2). */
export const staffPaths = {
  dashboard: '/admin',
  announcements: '/admin/announcements',
  ads: '/admin/ads',
  categories: '/admin/categories',
} as const
