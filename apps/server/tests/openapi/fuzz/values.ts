import * as fc from 'fast-check'
import type { ApiDocument } from '#app/core/openapi/document'

/** The keywords of JSON Schema that our description uses. */
export interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Longer texts and lists are generated only where a schema demands them. */
const TEXT_LENGTH = 400
const LIST_LENGTH = 5
const LONG_TEXT = 20_000
const DEPTH = 2_000

const deep = () => JSON.parse(`${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`) as unknown

/** Values that programs often mishandle, whatever a schema says. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e3',
  '0x10',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00a',
  '\u202eabc',
  '\ufeff',
  '%00',
  '%',
  '../../../../etc/passwd',
  '..\\..\\windows',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '\\',
  '%_%',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data/',
  'https://user:password@example.com/',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'a'.repeat(LONG_TEXT),
  '👩‍🚀'.repeat(LIST_LENGTH),
  0,
  -0,
  -1,
  0.5,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  [null],
  [[]],
  ['a', 'a'],
  Array.from({ length: TEXT_LENGTH }, (_, index) => index),
  {},
  { length: 1e9 },
  { toString: 1 },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  deep(),
]
export const hostileValue = () => fc.constantFrom(...HOSTILE_VALUES)

/** Returns a generator of values that match a schema; small and extreme ones are more likely than others. */
export function toArbitrary(schema: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const below = (part: Schema) => toArbitrary(part, document)
  if (schema.$ref !== undefined) return below(resolveReference(schema.$ref, document))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(below))
  if (schema.allOf) return below(Object.assign({}, ...schema.allOf) as Schema)
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => below({ ...schema, type })))
  }
  switch (schema.type) {
    case 'string':
      return toText(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 })
    case 'number':
      return fc.double({
        min: schema.minimum ?? -1e9,
        max: schema.maximum ?? 1e9,
        noNaN: true,
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(below(schema.items ?? {}), toBounds(schema.minItems, schema.maxItems))
    case 'object':
      return toRecord(schema, document)
    default:
      return fc.jsonValue()
  }
}

/** Returns a generator of objects with the required properties and some of the others. */
function toRecord({ properties = {}, required = [] }: Schema, document: ApiDocument) {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    toArbitrary(schema, document),
  ])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
    noNullPrototype: true,
  })
}

function toText({ pattern, format, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString())
  if (format === 'uri') return fc.webUrl()
  const { minLength: min, maxLength: max } = toBounds(minLength, maxLength, TEXT_LENGTH)
  return fc.oneof(
    fc.string({ minLength: min, maxLength: max }),
    fc.string({ unit: 'grapheme', minLength: min, maxLength: max }),
    fc.constantFrom('a'.repeat(min), 'ț'.repeat(max), 'a'.repeat(maxLength ?? max))
  )
}

function toBounds(min = 0, max = Number.POSITIVE_INFINITY, most = LIST_LENGTH) {
  return { minLength: min, maxLength: Math.max(min, Math.min(max, most)) }
}

function resolveReference(reference: string, { components }: ApiDocument): Schema {
  const [kind, name] = reference.split('/').slice(-2) as [string, string]
  return components[kind]![name] as Schema
}
