import { invalidField } from '#app/core/errors'
import { readableField } from '#app/core/validation/readable_field'
import {
  MAX_POSTED_COUNT,
  MAX_SHARDS,
  POSTED_COUNT_FIELDS,
  SHARD_COUNT_FIELDS,
  SHARD_ID_FIELDS,
} from '#app/directory/rules'

const [COUNT] = POSTED_COUNT_FIELDS
const [SHARD_ID] = SHARD_ID_FIELDS
/** What some clients send as the number of shards when they don't know it. */
const UNKNOWN = 0

type CountField =
  | (typeof POSTED_COUNT_FIELDS)[number]
  | (typeof SHARD_ID_FIELDS)[number]
  | (typeof SHARD_COUNT_FIELDS)[number]

/** A validated body, whose lists of counts are added up. */
type PostedBody = { [Field in CountField]?: number | undefined } & { shards?: unknown }

interface Shard {
  /** From 0. */
  id: number
  /** The number of the bot's shards; `null` when it is unknown. */
  count: number | null
}

/** The server count of a bot, or of one of its shards. */
export interface PostedStats {
  servers: number
  shard?: Shard | undefined
}

/** Whether a value is a list of counts that is not empty. */
export function isListOfCounts(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCount)
}

export function sumCounts(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/**
 * Reads what a bot posted under the names of any directory.
 * @throws `invalid` without a server count, with two that differ, and for a shard that there is not
 */
export function parsePostedStats(body: PostedBody): PostedStats {
  const servers = getPostedCount(body)
  const id = getFirst(body, SHARD_ID_FIELDS)
  if (id === undefined) return { servers }
  const count = getFirst(body, SHARD_COUNT_FIELDS) ?? toShardCount(body.shards)
  if (count !== UNKNOWN && id >= count) {
    throw invalidField(SHARD_ID, 'range', 'The shard id must be below the number of shards')
  }
  return { servers, shard: { id, count: count === UNKNOWN ? null : count } }
}

/** Returns the number of shards in a field that may also hold a list; `UNKNOWN` for anything else. */
function toShardCount(shards: unknown): number {
  return isCount(shards) && shards <= MAX_SHARDS ? shards : UNKNOWN
}

function getFirst(body: PostedBody, fields: readonly CountField[]): number | undefined {
  return fields.map((field) => body[field]).find((value) => value !== undefined)
}

/** Returns the count in the body. Several names may be sent if their values agree. */
function getPostedCount(body: PostedBody): number {
  const [count = sumShards(body), ...others] = POSTED_COUNT_FIELDS.flatMap(
    (field) => body[field] ?? []
  )
  if (count === undefined) {
    throw invalidField(COUNT, 'required', `The ${readableField(COUNT)} field must be defined`)
  }
  if (others.some((other) => other !== count)) {
    throw invalidField(COUNT, 'sameAs', 'The body has two different server counts')
  }
  return count
}

/** Returns the sum of `shards` if it is the only count in the body. */
function sumShards({ shards }: PostedBody): number | undefined {
  if (!isListOfCounts(shards)) return undefined
  const sum = sumCounts(shards)
  if (sum > MAX_POSTED_COUNT) {
    throw invalidField('shards', 'range', `The counts must not exceed ${MAX_POSTED_COUNT} together`)
  }
  return sum
}
