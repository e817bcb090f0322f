/** Length limits of requests and answers in characters, counted as a textarea counts. */
export const SUPPORT_LIMITS = {
  subject: { min: 3, max: 120 },
  text: { min: 10, max: 4_000, multiline: true },
  answer: { min: 1, max: 4_000, multiline: true },
  link: { max: 512 },
} as const

/** The states of a request. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

/** The maximum number of open requests per member. */
export const MAX_OPEN_SUPPORT_REQUESTS = 3

/** Days after which an answered or closed request is deleted. */
export const SUPPORT_LIFE_DAYS = 180

/** Why staff may not resolve their own request. */
export const OWN_REQUEST_ERRORS = {
  ownRequest: 'You sent this request, so somebody else has to answer it.',
} as const
