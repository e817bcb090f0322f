import { DAY_MS } from '#app/core/time'

/** The maximum length of a push endpoint; the longest known ones have about 600 characters. */
export const ENDPOINT_MAX_LENGTH = 1_024

/** The maximum number of browsers per member; one more removes the oldest. */
export const MAX_PUSH_BROWSERS = 5

/** Milliseconds after which a push message is no longer worth sending. */
export const PUSH_LIFE_MS = DAY_MS

/**
 * Hosts of the push services of existing browsers. Clients supply the endpoints, so the server posts to no other hosts.
 * A name that begins with a dot stands for all of its subdomains.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const
