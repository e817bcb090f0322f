import type { Json } from '#app/core/openapi/components'

const NULL = 'null'

/** A schema with its example. */
interface Known extends Json {
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Known[]
  type?: string | string[]
  properties?: Record<string, Known>
  required?: string[]
  items?: Known
  minimum?: number
}

/** Uses the first alternative. Nullable values are `null` unless there is an example. */
function createExampleOfFirst([first, ...others]: Known[]): unknown {
  const mayBeNull = others.some(({ type }) => type === NULL)
  return mayBeNull && first!.type === 'string' && !first!.examples ? null : createExample(first!)
}

/** Creates an example value of a schema from the examples in it. */
export function createExample(schema: Json): unknown {
  const known = schema as Known
  if (known.examples?.length) return known.examples[0]
  if (known.const !== undefined) return known.const
  if (known.enum?.length) return known.enum[0]
  if (known.anyOf?.length) return createExampleOfFirst(known.anyOf)
  const type = Array.isArray(known.type) ? known.type[0] : known.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(known.properties ?? {})
          .filter(([name]) => known.required?.includes(name))
          .map(([name, property]) => [name, createExample(property)])
      )
    case 'array':
      return known.items ? [createExample(known.items)] : []
    case 'integer':
    case 'number':
      return known.minimum ?? 0
    case 'boolean':
      return false
    case 'string':
      return ''
    default:
      return null
  }
}
