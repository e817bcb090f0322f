import type { Components, Json } from '#app/core/openapi/components'
import { createExample } from '#app/core/openapi/examples'
import type { Describable, Operation } from '#app/core/openapi/operation'
import type { RouteChecks } from '#app/core/openapi/route_checks'
import { getIgnoredKeys } from '#app/core/validation/known_keys'

const IGNORED = { description: 'Accepted and ignored: the server knows better.' }

const HEADER_PARAMETERS = {
  'If-None-Match': {
    description: 'The `ETag` of what you have: 304 as long as it is still true.',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    description:
      'A text of your own. For a day the same one gets the same answer, and nothing is done twice.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  'X-Requested-With': {
    description: 'With a session’s cookie it must be there. A token needs none.',
    schema: { const: 'XMLHttpRequest' },
  },
} as const
type HeaderParameter = keyof typeof HEADER_PARAMETERS

interface InputSchema extends Json {
  properties: Record<string, Json>
  required: string[]
}

/** Returns the JSON Schema of a validator's input. @throws if the input is not a plain object */
function getInputSchema(validator: Describable): InputSchema {
  const schema = validator.schema.toJSONSchema() as InputSchema
  if (schema.type !== 'object') throw new Error('The input of a call is an object.')
  return schema
}

/** Describes the parameters of path, query and headers. */
export function describeParameters(
  { params = {}, query }: Operation,
  checks: RouteChecks,
  components: Components
): Json[] {
  const inPath = Object.entries(params).map(([name, { description, schema }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: components.schema(schema),
    example: createExample(schema as Json),
  }))
  return [
    ...inPath,
    ...(query ? queryParameters(query) : []),
    ...headerParameters(checks, components),
  ]
}

function queryParameters(validator: Describable): Json[] {
  const { properties, required } = getInputSchema(validator)
  // JSON omits undefined values.
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema,
  }))
}

function headerParameters(checks: RouteChecks, components: Components): Json[] {
  const names: HeaderParameter[] = [
    ...(checks.shared ? (['If-None-Match'] as const) : []),
    ...(checks.takesIdempotencyKey ? (['Idempotency-Key'] as const) : []),
    ...(checks.isGuarded ? (['X-Requested-With'] as const) : []),
  ]
  return names.map((name) =>
    components.refer('parameters', name, () => ({ name, in: 'header', ...HEADER_PARAMETERS[name] }))
  )
}

/** Describes the request body; nothing for a call without fields. */
export function describeBody({ body }: Operation): Json | undefined {
  if (!body) return undefined
  const schema = getInputSchema(body)
  if (Object.keys(schema.properties).length === 0) return undefined
  const beside = [...getIgnoredKeys(body)].map((key) => [key, IGNORED])
  const properties = { ...schema.properties, ...Object.fromEntries(beside) }
  const shown = Object.entries(schema.properties)
    .filter(([name, { examples }]) => examples !== undefined || schema.required.includes(name))
    .map(([name]) => name)
  return {
    required: schema.required.length > 0,
    content: {
      'application/json': {
        schema: { ...schema, properties },
        example: createExample({ ...schema, required: shown }),
      },
    },
  }
}
