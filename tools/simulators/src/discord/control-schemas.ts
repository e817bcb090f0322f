import * as v from 'valibot'
import { SNOWFLAKE } from './rest/snowflake.ts'

const snowflake = v.pipe(v.string(), v.regex(SNOWFLAKE))
const hash = v.nullable(v.pipe(v.string(), v.regex(/^\w{1,64}$/)))
const picture = v.picklist(['still', 'animated', 'none', 'missing', 'error', 'truncated'])
const health = v.picklist(['ok', 'missing', 'error', 'truncated'])

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
