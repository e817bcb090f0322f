export { bot } from '@botanica/ui/i18n/en/bot'
export { bots } from '@botanica/ui/i18n/en/bots'
export { common } from '@botanica/ui/i18n/en/common'
export { notFound } from '@botanica/ui/i18n/en/not-found'
export { reviews } from '@botanica/ui/i18n/en/reviews'
export { toasts } from '@botanica/ui/i18n/en/toasts'

/** Catalogs that few screens need. Each is loaded with its screen, from its own file. */
export const extraCatalogs = {
  app: async () => (await import('@botanica/ui/i18n/en/app')).app,
  appeals: async () => (await import('@botanica/ui/i18n/en/appeals')).appeals,
  categories: async () => (await import('@botanica/ui/i18n/en/categories')).categories,
  certification: async () => (await import('@botanica/ui/i18n/en/certification')).certification,
  confirmations: async () => (await import('@botanica/ui/i18n/en/confirmations')).confirmations,
  developer: async () => (await import('@botanica/ui/i18n/en/developer')).developer,
  discover: async () => (await import('@botanica/ui/i18n/en/discover')).discover,
  forms: async () => (await import('@botanica/ui/i18n/en/forms')).forms,
  guidelines: async () => (await import('@botanica/ui/i18n/en/guidelines')).guidelines,
  home: async () => (await import('@botanica/ui/i18n/en/home')).home,
  inbox: async () => (await import('@botanica/ui/i18n/en/inbox')).inbox,
  login: async () => (await import('@botanica/ui/i18n/en/login')).login,
  permissions: async () => (await import('@botanica/ui/i18n/en/permissions')).permissions,
  person: async () => (await import('@botanica/ui/i18n/en/person')).person,
  premium: async () => (await import('@botanica/ui/i18n/en/premium')).premium,
  profile: async () => (await import('@botanica/ui/i18n/en/profile')).profile,
  queue: async () => (await import('@botanica/ui/i18n/en/queue')).queue,
  reports: async () => (await import('@botanica/ui/i18n/en/reports')).reports,
  share: async () => (await import('@botanica/ui/i18n/en/share')).share,
  staff: async () => (await import('@botanica/ui/i18n/en/staff')).staff,
  suggestions: async () => (await import('@botanica/ui/i18n/en/suggestions')).suggestions,
  support: async () => (await import('@botanica/ui/i18n/en/support')).support,
  transparency: async () => (await import('@botanica/ui/i18n/en/transparency')).transparency,
}
