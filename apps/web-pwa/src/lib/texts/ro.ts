export { bot } from '@botanica/ui/i18n/ro/bot'
export { bots } from '@botanica/ui/i18n/ro/bots'
export { common } from '@botanica/ui/i18n/ro/common'
export { notFound } from '@botanica/ui/i18n/ro/not-found'
export { reviews } from '@botanica/ui/i18n/ro/reviews'
export { toasts } from '@botanica/ui/i18n/ro/toasts'

/** Catalogs that few screens need. Each is loaded with its screen, from its own file. */
export const extraCatalogs = {
  app: () => import('@botanica/ui/i18n/ro/app'),
  appeals: () => import('@botanica/ui/i18n/ro/appeals'),
  categories: () => import('@botanica/ui/i18n/ro/categories'),
  certification: () => import('@botanica/ui/i18n/ro/certification'),
  compare: () => import('@botanica/ui/i18n/ro/compare'),
  developer: () => import('@botanica/ui/i18n/ro/developer'),
  discover: () => import('@botanica/ui/i18n/ro/discover'),
  filters: () => import('@botanica/ui/i18n/ro/filters'),
  forms: () => import('@botanica/ui/i18n/ro/forms'),
  guidelines: () => import('@botanica/ui/i18n/ro/guidelines'),
  home: () => import('@botanica/ui/i18n/ro/home'),
  inbox: () => import('@botanica/ui/i18n/ro/inbox'),
  login: () => import('@botanica/ui/i18n/ro/login'),
  permissions: () => import('@botanica/ui/i18n/ro/permissions'),
  person: () => import('@botanica/ui/i18n/ro/person'),
  preflight: () => import('@botanica/ui/i18n/ro/preflight'),
  premium: () => import('@botanica/ui/i18n/ro/premium'),
  profile: () => import('@botanica/ui/i18n/ro/profile'),
  queue: () => import('@botanica/ui/i18n/ro/queue'),
  reports: () => import('@botanica/ui/i18n/ro/reports'),
  reviewing: () => import('@botanica/ui/i18n/ro/reviewing'),
  share: () => import('@botanica/ui/i18n/ro/share'),
  staff: () => import('@botanica/ui/i18n/ro/staff'),
  suggestions: () => import('@botanica/ui/i18n/ro/suggestions'),
  support: () => import('@botanica/ui/i18n/ro/support'),
  transparency: () => import('@botanica/ui/i18n/ro/transparency'),
}
