import type { TextArea } from '@botanica/ui/i18n'

/** All that the client's screens say; it is on the disk, so nothing is gained by loading it piece by piece. */
export const TEXT_AREAS = [
  'bots',
  'categories',
  'desktop',
  'forms',
  'staff',
  'toasts',
] as const satisfies readonly TextArea[]
