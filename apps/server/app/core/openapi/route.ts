import type { RouteJSON } from '@adonisjs/core/types/http'
import type { FailureCode } from '#app/core/errors'
import { HTTP_NOT_MODIFIED, HTTP_OK } from '#app/core/http/status'
import type { Components, Json } from '#app/core/openapi/components'
import { describeBody, describeParameters } from '#app/core/openapi/input'
import type { Operation } from '#app/core/openapi/operation'
import { describeResponse, describeErrorPages, describeErrors } from '#app/core/openapi/responses'
import { getRouteChecks, type RouteChecks } from '#app/core/openapi/route_checks'
import { toQuota } from '#app/core/rate_limit/rate_limit'

export interface DescribedOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** Alternatives; an empty one means that no authentication is required. */
  security: Record<string, string[]>[]
  parameters?: Json[]
  requestBody?: Json
  /** The limits that the headers `RateLimit-Policy` and `RateLimit` name. */
  'x-rate-limits'?: { name: string; quota: number; windowSeconds: number }[]
  responses: Record<string, Json>
}

type Security = DescribedOperation['security']
/** The role that the document names for tokens of staff, beside the scopes of personal tokens. */
const STAFF_TOKEN = 'staff'

/** @param scope that a personal token needs; `undefined` when the call accepts none */
function describeSecurity(
  callers: RouteChecks['callers'],
  { acceptsStaffTokens }: RouteChecks,
  scope: string | undefined
): Security {
  if (callers === 'visitors') return []
  if (callers === 'bots') return [{ botToken: [] }]
  return [
    ...(callers === 'anybody' ? [{}] : []),
    { session: [] },
    ...(scope === undefined ? [] : [{ token: [scope] }]),
    ...(acceptsStaffTokens ? [{ token: [STAFF_TOKEN] }] : []),
  ]
}
const UNCHANGED = 'Nothing has changed since the `ETag` that you have.'

/** Outside of `/api`, errors are pages, not JSON. */
const API = /^\/api\//

function listErrors({ params, query, body, failures = {} }: Operation, checks: RouteChecks) {
  return new Set<FailureCode>([
    ...checks.failures,
    ...(params ? (['not_found'] as const) : []),
    ...(query || body || checks.takesIdempotencyKey ? (['invalid'] as const) : []),
    ...(query || body || checks.hasStrictQuery ? (['unknown_field'] as const) : []),
    ...(checks.takesIdempotencyKey ? (['conflict'] as const) : []),
    ...(['unavailable', 'internal'] as const),
    ...(Object.keys(failures) as FailureCode[]),
  ])
}

/** Who may make the call. A call that documents a 401 itself, without middleware, is for members too. */
function getCallers(
  { failures = {} }: Operation,
  { callers }: RouteChecks
): RouteChecks['callers'] {
  return 'unauthenticated' in failures && callers === 'visitors' ? 'members' : callers
}

/** Adds the described contents of an error that is not always JSON, such as an image that says so. */
function withContents(errors: Record<string, Json>, described: Record<string, Json>) {
  return Object.fromEntries(
    Object.entries(errors).map(([status, error]) => {
      const content = described[status]?.content as Json | undefined
      return [
        status,
        content ? { ...error, content: { ...(error.content as Json), ...content } } : error,
      ]
    })
  )
}

/**
 * Describes a route: its description, plus what its middleware adds.
 * @param scope that a personal token needs; `undefined` when the call accepts none
 */
export function describeRoute(
  route: RouteJSON,
  operation: Operation,
  components: Components,
  scope: string | undefined
): DescribedOperation {
  const checks = getRouteChecks(route)
  const { tag, summary, description, answers, failures = {} } = operation
  const isShared = checks.shared !== undefined
  const parameters = describeParameters(operation, checks, components)
  const requestBody = describeBody(operation)
  const described = Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      describeResponse(
        answer,
        { isShared: isShared && Number(status) === HTTP_OK, isLimited: checks.limits.length > 0 },
        components
      ),
    ])
  )
  const errors = API.test(route.pattern)
    ? describeErrors(listErrors(operation, checks), failures, components)
    : describeErrorPages(checks.failures)
  return {
    operationId: route.name!,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: describeSecurity(getCallers(operation, checks), checks, scope),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    ...(checks.limits.length > 0
      ? {
          'x-rate-limits': checks.limits.map((rule) =>
            Object.assign({ name: rule.name }, toQuota(rule))
          ),
        }
      : {}),
    responses: {
      ...described,
      ...(isShared ? { [HTTP_NOT_MODIFIED]: { description: UNCHANGED } } : {}),
      ...withContents(errors, described),
    },
  }
}
