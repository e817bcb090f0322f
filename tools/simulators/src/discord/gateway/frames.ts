import * as v from 'valibot'

const LARGE_THRESHOLDS = { min: 50, max: 250 } as const
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The part of a client's frames that the simulator reads. */
export const frameSchema = v.looseObject({ op: wholeNumber, d: v.optional(v.unknown()) })

export const identifySchema = v.looseObject({
  token: v.string(),
  intents: v.number(),
  properties: v.looseObject({ os: v.string(), browser: v.string(), device: v.string() }),
  large_threshold: v.optional(
    v.pipe(v.number(), v.minValue(LARGE_THRESHOLDS.min), v.maxValue(LARGE_THRESHOLDS.max)),
    LARGE_THRESHOLDS.min
  ),
  shard: v.optional(v.tuple([wholeNumber, wholeNumber]), [0, 1]),
})
export type Identify = v.InferOutput<typeof identifySchema>

export const resumeSchema = v.looseObject({
  token: v.string(),
  session_id: v.string(),
  seq: wholeNumber,
})
export type Resume = v.InferOutput<typeof resumeSchema>

export const requestMembersSchema = v.looseObject({
  guild_id: v.string(),
  query: v.optional(v.string()),
  limit: v.optional(wholeNumber, 0),
  presences: v.optional(v.boolean(), false),
  user_ids: v.optional(v.union([v.string(), v.array(v.string())])),
  nonce: v.optional(v.string()),
})
export type RequestMembers = v.InferOutput<typeof requestMembersSchema>
