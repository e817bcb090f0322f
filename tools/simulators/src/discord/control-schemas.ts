import * as v from 'valibot'

/** An hour: longer than any deadline that somebody would want to see missed. */
const MAX_DELAY_MS = 3_600_000
const SERVER_ERRORS = { min: 500, max: 599 } as const

const snowflake = v.pipe(v.string(), v.regex(/^\d{15,20}$/))
const hash = v.nullable(v.pipe(v.string(), v.regex(/^\w{1,64}$/)))
const delay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELAY_MS))
const picture = v.picklist(['still', 'animated', 'none', 'missing', 'error', 'truncated'])
const health = v.picklist(['ok', 'missing', 'error', 'truncated'])

const target = {
  prefix: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
}

export const faultSchema = v.variant('kind', [
  v.strictObject({ ...target, kind: v.literal('slow'), ms: delay }),
  v.strictObject({
    ...target,
    kind: v.literal('rate_limited'),
    retryAfterSeconds: v.pipe(v.number(), v.minValue(0)),
    global: v.optional(v.boolean()),
  }),
  v.strictObject({
    ...target,
    kind: v.literal('server_error'),
    status: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(SERVER_ERRORS.min), v.maxValue(SERVER_ERRORS.max))
    ),
  }),
  v.strictObject({ ...target, kind: v.literal('unauthorized') }),
  v.strictObject({ ...target, kind: v.literal('dropped') }),
])

export const rateLimitSchema = v.strictObject({
  limit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  windowMs: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const presence = v.strictObject({
  status: v.picklist(['online', 'idle', 'dnd', 'offline']),
  activity: v.nullable(v.string()),
})

const facts = {
  id: v.optional(snowflake),
  discriminator: v.optional(v.pipe(v.string(), v.regex(/^(?:0|\d{4})$/))),
  avatar: v.optional(picture),
  banner: v.optional(picture),
  presence: v.optional(presence),
}

export const personSchema = v.strictObject({
  ...facts,
  username: v.pipe(v.string(), v.nonEmpty()),
  globalName: v.optional(v.nullable(v.string())),
  name: v.optional(v.string()),
  email: v.optional(v.nullable(v.string())),
  inServer: v.optional(v.boolean()),
})

export const botSchema = v.strictObject({
  ...facts,
  name: v.pipe(v.string(), v.nonEmpty()),
  username: v.optional(v.string()),
  description: v.optional(v.string()),
  public: v.optional(v.boolean()),
  requiresCodeGrant: v.optional(v.boolean()),
})

export const accountChangeSchema = v.partial(
  v.strictObject({
    username: v.pipe(v.string(), v.nonEmpty()),
    globalName: v.nullable(v.string()),
    discriminator: v.string(),
    avatar: hash,
    banner: hash,
    accentColor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffff)),
    presence,
    images: v.strictObject({ avatar: health, banner: health }),
  })
)

export const revocationSchema = v.strictObject({ userId: v.optional(snowflake) })
export const clockSchema = v.strictObject({ advanceMs: v.pipe(v.number(), v.integer()) })
