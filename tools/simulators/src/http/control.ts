import type { Context } from 'hono'
import * as v from 'valibot'
import type { FaultTarget } from './faults.ts'

export const CONTROL_PATH = '/control'
export const DONE = { done: true } as const

const JSON_TYPE = 'application/json'
/** An hour: longer than any timeout that a test would want to exceed. */
const MAX_DELAY_MS = 3_600_000
const SERVER_ERRORS = { min: 500, max: 599 } as const

/** A request that the control API cannot parse. */
class ControlError extends Error {}

/** @throws a ControlError that names the first problem of the body */
export async function readControl<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  if (!c.req.header('Content-Type')?.startsWith(JSON_TYPE)) {
    throw new ControlError(`The body must be ${JSON_TYPE}.`)
  }
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  if (!result.success) {
    const [issue] = result.issues
    throw new ControlError(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
  }
  return result.output
}

const target = {
  prefix: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
} satisfies Record<keyof FaultTarget, v.GenericSchema>

export const delayMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELAY_MS))

export const faultSchema = v.variant('kind', [
  v.strictObject({ ...target, kind: v.literal('slow'), ms: delayMs }),
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
  v.strictObject({ ...target, kind: v.literal('lost') }),
  v.strictObject({ ...target, kind: v.literal('garbled') }),
])

export const clockSchema = v.strictObject({
  advanceMs: v.pipe(v.number(), v.integer()),
})
