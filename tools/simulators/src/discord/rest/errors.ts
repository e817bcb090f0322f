import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Discord's error codes. */
const CODES = {
  general: 0,
  unknownApplication: 10_002,
  unknownChannel: 10_003,
  unknownGuild: 10_004,
  unknownMember: 10_007,
  unknownMessage: 10_008,
  unknownUser: 10_013,
  unknownBan: 10_026,
  missingAccess: 50_001,
  missingPermissions: 50_013,
  unknownEmoji: 10_014,
  emptyMessage: 50_006,
  invalidFormBody: 50_035,
} as const

export interface DiscordErrorBody {
  readonly message: string
  readonly code: number
  readonly errors?: Record<string, { _errors: { code: string; message: string }[] }>
}

/** An error response of Discord. */
export class DiscordError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: DiscordErrorBody

  constructor(status: ContentfulStatusCode, body: DiscordErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

function unknown(what: string, code: number): DiscordError {
  return new DiscordError(404, { message: `Unknown ${what}`, code })
}

export const unknownUser = () => unknown('User', CODES.unknownUser)
export const unknownMember = () => unknown('Member', CODES.unknownMember)
export const unknownBan = () => unknown('Ban', CODES.unknownBan)
export const unknownGuild = () => unknown('Guild', CODES.unknownGuild)
export const unknownApplication = () => unknown('Application', CODES.unknownApplication)

export const unknownChannel = () => unknown('Channel', CODES.unknownChannel)
export const unknownMessage = () => unknown('Message', CODES.unknownMessage)
export const unknownEmoji = () =>
  new DiscordError(400, { message: 'Unknown Emoji', code: CODES.unknownEmoji })

export const unauthorized = () =>
  new DiscordError(401, { message: '401: Unauthorized', code: CODES.general })

export const notFound = () =>
  new DiscordError(404, { message: '404: Not Found', code: CODES.general })

export const serverError = (status: ContentfulStatusCode) =>
  new DiscordError(status, { message: `${status}: Internal Server Error`, code: CODES.general })

export const missingAccess = () =>
  new DiscordError(403, { message: 'Missing Access', code: CODES.missingAccess })

export const missingPermissions = () =>
  new DiscordError(403, { message: 'Missing Permissions', code: CODES.missingPermissions })

export const emptyMessage = () =>
  new DiscordError(400, {
    message: 'Cannot send an empty message',
    code: CODES.emptyMessage,
  })

function invalidForm(field: string, code: string, message: string): DiscordError {
  return new DiscordError(400, {
    message: 'Invalid Form Body',
    code: CODES.invalidFormBody,
    errors: { [field]: { _errors: [{ code, message }] } },
  })
}

export const notSnowflake = (field: string, value: string) =>
  invalidForm(field, 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`)

export const invalidBody = (field: string, message: string) =>
  invalidForm(field, 'BASE_TYPE_BAD', message)

/** The body of a 429. `retryAfter` is in seconds. Discord's OpenAPI description requires a code, so there is one. */
export const rateLimitedBody = (retryAfter: number, global: boolean) => ({
  message: 'You are being rate limited.',
  retry_after: retryAfter,
  global,
  code: CODES.general,
})
