import { DAY_MS } from '#app/core/time'

/** Characters of the address at which a browser is reached; the longest that are known have some 600. */
export const MAX_ENDPOINT_LENGTH = 1_024

/** Browsers of one member; with one more, the one that came first is told nothing any more. */
export const MAX_PUSH_BROWSERS = 5

/** Milliseconds after which nobody is told any more: it is no news then. */
export const PUSH_LIFE_MS = DAY_MS

/**
 * Who may be sent to: the push services of the browsers there are. The server posts to addresses that clients give it, and to
 * no others than these. A name that begins with a dot stands for all names below it.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const
