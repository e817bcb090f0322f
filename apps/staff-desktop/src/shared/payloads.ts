import { LIVE_LIMITS, SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import * as v from 'valibot'
import type { ApiCall, REQUESTS } from './bridge.ts'
import { settingsChangeSchema } from './settings.ts'

/** The limit for any payload, as UTF-8 JSON. */
export const MAX_PAYLOAD_BYTES = 64 * 1024

const CALL_ID = /^[A-Za-z0-9-]{1,64}$/
const ROUTE = /^[a-z_.]{1,64}$/
const PARAMETER_NAME = /^[A-Za-z]{1,32}$/
const MAX_PARAMETERS = 4
const MAX_PARAMETER_LENGTH = 64
const QUERY_NAME = /^[A-Za-z_]{1,32}$/
const MAX_QUERY = 32
const MAX_QUERY_VALUE = 1_024
const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{1,128}$/
const TOPIC = /^[a-z_]+(?::[a-z0-9_]+)?$/

const text = (format: RegExp) => v.pipe(v.string(), v.regex(format))

/** No payload. */
const noPayload = v.undefined()
const callId = text(CALL_ID)

const apiCall = v.strictObject({
  id: callId,
  route: text(ROUTE),
  params: v.pipe(
    v.record(text(PARAMETER_NAME), v.pipe(v.string(), v.maxLength(MAX_PARAMETER_LENGTH))),
    v.maxEntries(MAX_PARAMETERS)
  ),
  query: v.pipe(
    v.array(v.strictTuple([text(QUERY_NAME), v.pipe(v.string(), v.maxLength(MAX_QUERY_VALUE))])),
    v.maxLength(MAX_QUERY)
  ),
  body: v.nullable(v.string()),
  idempotencyKey: v.nullable(text(IDEMPOTENCY_KEY)),
}) satisfies v.GenericSchema<ApiCall>

const topics = v.pipe(
  v.array(v.pipe(text(TOPIC), v.maxLength(LIVE_LIMITS.topicLength))),
  v.maxLength(LIVE_LIMITS.topics)
)

/** The schema of each channel's payload. Any other payload is rejected before it is handled. */
export const PAYLOADS = {
  describe: noPayload,
  readSession: noPayload,
  signIn: noPayload,
  cancelSignIn: noPayload,
  signOut: noPayload,
  call: apiCall,
  cancelCall: callId,
  follow: topics,
  wake: noPayload,
  readSettings: noPayload,
  changeSettings: settingsChangeSchema,
  chooseServer: noPayload,
  readUpdate: noPayload,
  installUpdate: noPayload,
  copyId: text(SNOWFLAKE_PATTERN),
} as const satisfies Record<keyof typeof REQUESTS, v.GenericSchema>

/** The validated payload of a channel. */
export type Payload<Request extends keyof typeof REQUESTS> = v.InferOutput<
  (typeof PAYLOADS)[Request]
>

/** Validates a payload. @returns null when it does not match the channel's schema, or is too large */
export function parsePayload<Request extends keyof typeof REQUESTS>(
  request: Request,
  given: unknown
): { payload: Payload<Request> } | null {
  const { success, output } = v.safeParse(PAYLOADS[request], given)
  if (!success || getSize(output) > MAX_PAYLOAD_BYTES) return null
  return { payload: output as Payload<Request> }
}

function getSize(payload: unknown): number {
  return payload === undefined ? 0 : new TextEncoder().encode(JSON.stringify(payload)).length
}
