import type { ReferenceField } from './model.ts'

/** The subset of JSON Schema that the description uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  description?: string
  examples?: unknown[]
}

/** Larger upper bounds are not shown. */
const MAX_SHOWN = Number.MAX_SAFE_INTEGER

const getSchemaName = ($ref: string) => $ref.split('/').at(-1)!

function rangeOf({ minimum, maximum }: Schema) {
  const hasMaximum = maximum !== undefined && maximum < MAX_SHOWN
  if (minimum !== undefined && hasMaximum) return ` ${minimum} to ${maximum}`
  if (hasMaximum) return ` up to ${maximum}`
  return ''
}

function lengthOf({ minLength, maxLength }: Schema) {
  if (maxLength === undefined) return ''
  return minLength ? ` of ${minLength} to ${maxLength}` : ` of up to ${maxLength}`
}

function plainType(type: string, schema: Schema) {
  if (type === 'string') return (schema.format ?? type) + lengthOf(schema)
  if (type === 'array') return `${formatType(schema.items ?? {})}[]`
  return type === 'null' || type === 'boolean' ? type : type + rangeOf(schema)
}

/** A type in TypeScript-like notation. */
export function formatType(schema: Schema): string {
  if (schema.$ref) return getSchemaName(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(formatType).join(' | ')
  return [schema.type ?? 'any']
    .flat()
    .map((type) => plainType(type, schema))
    .join(' | ')
}

/** The name of the schema that this one refers to, if any. */
export function findSchemaName({ $ref, anyOf, items }: Schema): string | undefined {
  if ($ref) return getSchemaName($ref)
  return [...(anyOf ?? []), ...(items ? [items] : [])]
    .map(findSchemaName)
    .find((name) => name !== undefined)
}

export function listFields({ properties = {}, required = [] }: Schema): ReferenceField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: formatType(schema),
    schemaName: findSchemaName(schema),
    required: required.includes(name),
    description: schema.description,
  }))
}
