/** Paths of the staff pages. */
export const staffPaths = {
  dashboard: '/admin',
  announcements: '/admin/announcements',
  ads: '/admin/ads',
  categories: '/admin/categories',
  replies: '/admin/saved-replies',
  statistics: '/admin/statistics',
} as const

/** The path of a tab of the dashboard, with what its screen reads from the address. */
export const getTabPath = (tab: string, query: Record<string, string>) =>
  `${staffPaths.dashboard}?${new URLSearchParams({ tab, ...query })}`
