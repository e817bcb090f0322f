import type { TSchema } from 'typebox'

/** A JSON Schema as data. */
export type Json = Record<string, unknown>
export type Kind = 'schemas' | 'responses' | 'parameters' | 'headers'

const NULL = 'null'

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `anyOf: [string, null]` as the shorter `type: [string, null]`, where it is no reference and no list of words. */
function shortNull(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1].type !== NULL) return schema
  const { type, ...first } = anyOf[0] as Json
  return typeof type === 'string' && first.enum === undefined
    ? { ...first, ...rest, type: [type, NULL] }
    : schema
}

/** What a document's parts refer to: each schema, answer, parameter and header stands in it once. */
export class Components {
  readonly #parts: Partial<Record<Kind, Json>> = {}

  /** Puts the part there unless it is there already. @returns the reference to it */
  refer(kind: Kind, name: string, part: () => Json): { $ref: string } {
    const parts = (this.#parts[kind] ??= {})
    if (!(name in parts)) {
      // Its place is taken before it is made, because a schema may refer to itself.
      parts[name] = {}
      parts[name] = part()
    }
    return { $ref: `#/components/${kind}/${name}` }
  }

  /** The schema with each named one below it as a reference. */
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
