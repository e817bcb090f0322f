import type { TSchema } from 'typebox'

/** A JSON value. */
export type Json = Record<string, unknown>
export type Kind = 'schemas' | 'responses' | 'parameters' | 'headers'

const NULL = 'null'

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Shortens `anyOf: [string, null]` to `type: [string, null]`, except for references and enums. */
function shortNull(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1].type !== NULL) return schema
  const { type, ...first } = anyOf[0] as Json
  return typeof type === 'string' && first.enum === undefined
    ? { ...first, ...rest, type: [type, NULL] }
    : schema
}

/** The `components` of the document: each schema, response, parameter and header is defined once and referenced. */
export class Components {
  readonly #parts: Partial<Record<Kind, Json>> = {}

  /** Adds a component unless it exists. @returns the reference to it */
  refer(kind: Kind, name: string, part: () => Json): { $ref: string } {
    const parts = (this.#parts[kind] ??= {})
    if (!(name in parts)) {
      // Reserved before it is built, because a schema may refer to itself.
      parts[name] = {}
      parts[name] = part()
    }
    return { $ref: `#/components/${kind}/${name}` }
  }

  /** Returns the schema with each named schema in it replaced by a reference. */
  schema(schema: TSchema | Json): Json {
    const { $id, ...rest } = schema as Json
    if (typeof $id !== 'string') return shortNull(this.#below(rest))
    return this.refer('schemas', $id, () => this.#below(rest))
  }

  toJSON(): Partial<Record<Kind, Json>> {
    return this.#parts
  }

  #below(schema: Json): Json {
    const entries = Object.entries(schema).map(([key, value]) => [key, this.#value(value)])
    return Object.fromEntries(entries)
  }

  #value(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#value(one))
    return isRecord(value) ? this.schema(value) : value
  }
}
