export { bot } from '@botanica/ui/i18n/en/bot'
export { bots } from '@botanica/ui/i18n/en/bots'
export { common } from '@botanica/ui/i18n/en/common'
export { notFound } from '@botanica/ui/i18n/en/not-found'
export { reviews } from '@botanica/ui/i18n/en/reviews'
export { toasts } from '@botanica/ui/i18n/en/toasts'

/** Catalogs that few screens need. Each is loaded with its screen, from its own file. */
export const extraCatalogs = {
  app: () => import('@botanica/ui/i18n/en/app'),
  appeals: () => import('@botanica/ui/i18n/en/appeals'),
  categories: () => import('@botanica/ui/i18n/en/categories'),
  certification: () => import('@botanica/ui/i18n/en/certification'),
  compare: () => import('@botanica/ui/i18n/en/compare'),
  developer: () => import('@botanica/ui/i18n/en/developer'),
  discover: () => import('@botanica/ui/i18n/en/discover'),
  filters: () => import('@botanica/ui/i18n/en/filters'),
  forms: () => import('@botanica/ui/i18n/en/forms'),
  guidelines: () => import('@botanica/ui/i18n/en/guidelines'),
  home: () => import('@botanica/ui/i18n/en/home'),
  inbox: () => import('@botanica/ui/i18n/en/inbox'),
  login: () => import('@botanica/ui/i18n/en/login'),
  permissions: () => import('@botanica/ui/i18n/en/permissions'),
  person: () => import('@botanica/ui/i18n/en/person'),
  preflight: () => import('@botanica/ui/i18n/en/preflight'),
  premium: () => import('@botanica/ui/i18n/en/premium'),
  profile: () => import('@botanica/ui/i18n/en/profile'),
  queue: () => import('@botanica/ui/i18n/en/queue'),
  reports: () => import('@botanica/ui/i18n/en/reports'),
  reviewing: () => import('@botanica/ui/i18n/en/reviewing'),
  share: () => import('@botanica/ui/i18n/en/share'),
  staff: () => import('@botanica/ui/i18n/en/staff'),
  suggestions: () => import('@botanica/ui/i18n/en/suggestions'),
  support: () => import('@botanica/ui/i18n/en/support'),
  transparency: () => import('@botanica/ui/i18n/en/transparency'),
}
