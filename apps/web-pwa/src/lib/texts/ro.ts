export { bot } from '@botanica/ui/i18n/ro/bot'
export { bots } from '@botanica/ui/i18n/ro/bots'
export { common } from '@botanica/ui/i18n/ro/common'
export { notFound } from '@botanica/ui/i18n/ro/not-found'
export { reviews } from '@botanica/ui/i18n/ro/reviews'
export { toasts } from '@botanica/ui/i18n/ro/toasts'

/** Catalogs that few screens need. Each is loaded with its screen, from its own file. */
export const extraCatalogs = {
  app: async () => (await import('@botanica/ui/i18n/ro/app')).app,
  appeals: async () => (await import('@botanica/ui/i18n/ro/appeals')).appeals,
  categories: async () => (await import('@botanica/ui/i18n/ro/categories')).categories,
  certification: async () => (await import('@botanica/ui/i18n/ro/certification')).certification,
  confirmations: async () => (await import('@botanica/ui/i18n/ro/confirmations')).confirmations,
  developer: async () => (await import('@botanica/ui/i18n/ro/developer')).developer,
  discover: async () => (await import('@botanica/ui/i18n/ro/discover')).discover,
  forms: async () => (await import('@botanica/ui/i18n/ro/forms')).forms,
  guidelines: async () => (await import('@botanica/ui/i18n/ro/guidelines')).guidelines,
  home: async () => (await import('@botanica/ui/i18n/ro/home')).home,
  inbox: async () => (await import('@botanica/ui/i18n/ro/inbox')).inbox,
  login: async () => (await import('@botanica/ui/i18n/ro/login')).login,
  permissions: async () => (await import('@botanica/ui/i18n/ro/permissions')).permissions,
  person: async () => (await import('@botanica/ui/i18n/ro/person')).person,
  premium: async () => (await import('@botanica/ui/i18n/ro/premium')).premium,
  profile: async () => (await import('@botanica/ui/i18n/ro/profile')).profile,
  queue: async () => (await import('@botanica/ui/i18n/ro/queue')).queue,
  reports: async () => (await import('@botanica/ui/i18n/ro/reports')).reports,
  share: async () => (await import('@botanica/ui/i18n/ro/share')).share,
  staff: async () => (await import('@botanica/ui/i18n/ro/staff')).staff,
  suggestions: async () => (await import('@botanica/ui/i18n/ro/suggestions')).suggestions,
  support: async () => (await import('@botanica/ui/i18n/ro/support')).support,
  transparency: async () => (await import('@botanica/ui/i18n/ro/transparency')).transparency,
}
