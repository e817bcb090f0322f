import type { TextArea } from '@botanica/ui/i18n'

/** The message catalogs of the client's screens. They are on disk, so lazy loading would gain nothing. */
export const TEXT_AREAS = [
  'bots',
  'categories',
  'desktop',
  'forms',
  'guidelines',
  'inbox',
  'permissions',
  'preflight',
  'reports',
  'staff',
  'toasts',
] as const satisfies readonly TextArea[]
