import { FAILURES, type FailureCode } from '#app/core/errors'
import { CORRECTION_HEADER } from '#app/core/rules'
import type { Components, Json } from '#app/core/openapi/components'
import { createExample } from '#app/core/openapi/examples'
import type { ResponseDescription } from '#app/core/openapi/operation'
import { ApiError } from '#app/core/openapi/schemas'

const JSON_TYPE = 'application/json'
const text = { type: 'string' }

const HEADERS = {
  ETag: {
    description: 'For `If-None-Match`. What is for the caller alone has none.',
    schema: text,
  },
  Link: {
    description:
      'Where the next page is, when there is one. Some lists add their `total`, up to 1000.',
    schema: text,
  },
  Location: { description: 'Where to go.', required: true, schema: text },
  RateLimit: {
    description:
      'What is left of each limit: `r` requests, and all of them again in `t` seconds. Not current if there is an `Age`.',
    schema: text,
  },
  'RateLimit-Policy': {
    description:
      'The limits that apply to the caller, by name: `q` requests at once, and as many again in `w` seconds.',
    schema: text,
  },
  [CORRECTION_HEADER]: {
    description:
      'The search with its typos corrected, percent-encoded, when hardly any bot contains it as it is. `exact` searches without corrections.',
    schema: text,
  },
  'Retry-After': {
    description: 'How many seconds to wait.',
    required: true,
    schema: { type: 'integer' },
  },
} as const
type HeaderName = keyof typeof HEADERS

function headers(components: Components, names: readonly HeaderName[]): Json {
  if (names.length === 0) return {}
  const referred = names.map((name) => [
    name,
    components.refer('headers', name, () => HEADERS[name]),
  ])
  return { headers: Object.fromEntries(referred) }
}

const LIMIT_HEADERS = ['RateLimit-Policy', 'RateLimit'] as const

interface ResponseTraits {
  /** Whether everybody gets the same response, with an `ETag`. */
  isShared: boolean
  /** Whether the call has rate limits. */
  isLimited: boolean
}

/** Describes a successful response. */
export function describeResponse(
  answer: ResponseDescription<unknown>,
  { isShared, isLimited }: ResponseTraits,
  components: Components
): Json {
  const { description, content, isPage, isSearch, isRedirect } = answer
  const names: HeaderName[] = [
    ...(isShared ? (['ETag'] as const) : []),
    ...(isPage ? (['Link'] as const) : []),
    ...(isSearch ? ([CORRECTION_HEADER] as const) : []),
    ...(isRedirect ? (['Location'] as const) : []),
    ...(isLimited ? LIMIT_HEADERS : []),
  ]
  return {
    description,
    ...headers(components, names),
    ...(content ? { content: { [content.type]: describeBodySchema(content, components) } } : {}),
  }
}

function describeBodySchema(
  { type, schema }: NonNullable<ResponseDescription<unknown>['content']>,
  components: Components
) {
  const body = { schema: components.schema(schema) }
  return type === JSON_TYPE ? { ...body, example: createExample(schema as Json) } : body
}

const RETRIED: ReadonlySet<number> = new Set([429, 503])

/**
 * Describes the error responses by status.
 * @param codes the possible error codes
 * @param reasons the call's own descriptions of them
 */
export function describeErrors(
  codes: ReadonlySet<FailureCode>,
  reasons: Partial<Record<FailureCode, string>>,
  components: Components
): Record<string, Json> {
  const known = (Object.keys(FAILURES) as FailureCode[]).filter((code) => codes.has(code))
  const byStatus = Map.groupBy(known, (code) => FAILURES[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, alike]) => [
      String(status),
      alike.some((code) => reasons[code] !== undefined)
        ? describeError(status, alike, reasons, components)
        : components.refer('responses', alike.join('_or_'), () =>
            describeError(status, alike, {}, components)
          ),
    ])
  )
}

/** Describes the error responses of a route that renders errors as pages. */
export function describeErrorPages(codes: ReadonlySet<FailureCode>): Record<string, Json> {
  const pages = [...codes].map((code) => [FAILURES[code][0], { description: FAILURES[code][1] }])
  return Object.fromEntries(pages)
}

function describeError(
  status: number,
  codes: readonly FailureCode[],
  reasons: Partial<Record<FailureCode, string>>,
  components: Components
): Json {
  const sentences = codes.map((code) => `\`${code}\`: ${reasons[code] ?? FAILURES[code][1]}`)
  const schema = {
    allOf: [components.schema(ApiError), { properties: { code: { enum: codes } } }],
  }
  return {
    description: sentences.join('\n\n'),
    ...headers(components, RETRIED.has(status) ? ['Retry-After'] : []),
    content: { [JSON_TYPE]: { schema } },
  }
}
