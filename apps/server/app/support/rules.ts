/** Characters of what members ask and staff answer, counted as a textarea counts. */
export const SUPPORT_LIMITS = {
  subject: { min: 3, max: 120 },
  text: { min: 10, max: 4_000, multiline: true },
  answer: { min: 1, max: 4_000, multiline: true },
  link: { max: 512 },
} as const

/** How far a request has come. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

/** Requests that one member may have open at the same time. */
export const MAX_OPEN_SUPPORT_REQUESTS = 3

/** Days for which a request is kept after it was answered or closed. */
export const SUPPORT_LIFE_DAYS = 180

/** Why staff may not decide about their own request. */
export const OWN_REQUEST_ERRORS = {
  ownRequest: 'You sent this request, so somebody else has to answer it.',
} as const
