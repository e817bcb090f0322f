import type { ApiDocument } from '#app/core/openapi/document'
import type { DescribedOperation } from '#app/core/openapi/route'

/** A JSON Schema, or another object of an OpenAPI document, with the keys that are read here. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  [keyword: string]: unknown
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Body {
  required?: boolean
  content?: Record<string, { schema?: Schema }>
}
interface Response extends Pick<Body, 'content'> {
  headers?: Record<string, unknown>
}

/** Keys for readers of the document, which are not part of the contract. */
const PROSE = new Set(['description', 'title', 'example', 'examples', 'default'])
/** Keys that get lines of their own, or that the type's name covers. */
const STRUCTURE = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'properties',
  'patternProperties',
  'required',
  'items',
  'anyOf',
  'allOf',
])
const ERROR_SCHEMA = 'Error'

const getSchemaName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** Returns bounds and formats, as in `minimum=1 maximum=100`. */
function limits(schema: Schema): string {
  return Object.entries(schema)
    .filter(([keyword]) => !PROSE.has(keyword) && !STRUCTURE.has(keyword))
    .map(([keyword, value]) => ` ${keyword}=${JSON.stringify(value)}`)
    .toSorted()
    .join('')
}

function typeName({ $ref, type, enum: values, const: value }: Schema): string {
  if ($ref !== undefined) return getSchemaName($ref)
  if (type !== undefined) return [type].flat().join(' | ')
  return values !== undefined || value !== undefined ? 'one of' : 'anything'
}

const isPlain = ({ properties, patternProperties, items, anyOf, allOf, enum: values }: Schema) =>
  !properties && !patternProperties && !items && !anyOf && !allOf && !values

/**
 * Describes a schema with one line per field or value, so that a new field or value adds a line and changes no other.
 * @param at its location, such as `schema Bot.owner`
 */
function schemaLines(at: string, schema: Schema): string[] {
  const { properties, patternProperties, required = [], items, anyOf, allOf } = schema
  if (anyOf?.every(isPlain)) {
    return [`${at}: ${anyOf.map((one) => typeName(one) + limits(one)).join(' | ')}`]
  }
  if (anyOf) return anyOf.flatMap((one, index) => schemaLines(`${at}(${index + 1})`, one))
  if (allOf) return allOf.flatMap((one) => schemaLines(at, one))
  return [
    `${at}: ${typeName(schema)}${limits(schema)}`,
    ...[schema.enum ?? [], schema.const ?? []]
      .flat()
      .map((value) => `${at} = ${JSON.stringify(value)}`),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([field, of]) =>
      schemaLines(`${at}.${field}${required.includes(field) ? '' : '?'}`, of)
    ),
    ...(items ? schemaLines(`${at}[]`, items) : []),
  ]
}

/** Returns the codes of an error response, which the document lists beside the shared error schema. */
function errorCodes({ allOf = [] }: Schema): string[] {
  return allOf.flatMap(({ properties }) => (properties?.code?.enum ?? []) as string[])
}

const isError = ({ $ref, allOf = [] }: Schema) =>
  [{ $ref }, ...allOf].some(
    (one) => one.$ref !== undefined && getSchemaName(one.$ref) === ERROR_SCHEMA
  )

type Resolve = <Part>(part: Part) => Part

function contentLines(at: string, content: Body['content'] = {}): string[] {
  return Object.entries(content).flatMap(([type, { schema = {} }]) =>
    isError(schema)
      ? errorCodes(schema).map((code) => `${at} code ${code}`)
      : schemaLines(`${at} ${type}`, schema)
  )
}

function responseLines(at: string, { content, headers = {} }: Response): string[] {
  const headerLines = Object.keys(headers).map((header) => `${at} header ${header}`)
  return [at, ...headerLines, ...contentLines(at, content)]
}

function bodyLines(call: string, { required, content = {} }: Body): string[] {
  return Object.entries(content).flatMap(([type, { schema = {} }]) =>
    schemaLines(`${call} ${type} body${required ? '' : '?'}`, schema)
  )
}

function parameterLines(call: string, { name, in: place, required, schema }: Parameter): string[] {
  return schemaLines(`${call} ${place}.${name}${required ? '' : '?'}`, schema)
}

function callLines(address: string, operation: DescribedOperation, resolve: Resolve): string[] {
  const { operationId: call, security, parameters = [], requestBody, responses } = operation
  const callers = security.map((one) => Object.keys(one).join(' and ') || 'everybody')
  const scopes = security.flatMap((one) => Object.values(one).flat())
  return [
    `${call} ${address}`,
    ...callers.map((caller) => `${call} for ${caller}`),
    ...scopes.map((scope) => `${call} with scope ${scope}`),
    ...parameters.flatMap((one) => parameterLines(call, resolve(one) as unknown as Parameter)),
    ...(requestBody ? bodyLines(call, resolve(requestBody)) : []),
    ...Object.entries(responses).flatMap(([status, response]) =>
      responseLines(`${call} ${status}`, resolve(response))
    ),
  ]
}

/**
 * Returns what the API description promises, one fact per line: calls with their names, fields, types, values and error
 * codes.
 */
export function apiLines({ paths, components }: ApiDocument): string[] {
  /** Names of parameters, headers and responses are only used within the document. */
  function resolve<Part>(part: Part): Part {
    const { $ref } = part as { $ref?: string }
    if ($ref === undefined) return part
    const [kind, name] = $ref.split('/').slice(-2)
    return components[kind!]![name!] as Part
  }

  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      callLines(`${method.toUpperCase()} ${path}`, operation, resolve)
    )
  )
  const schemas = Object.entries((components.schemas ?? {}) as Record<string, Schema>)
  const credentials = Object.entries(components.securitySchemes ?? {})
  return [
    ...calls,
    ...schemas.flatMap(([name, schema]) => schemaLines(`schema ${name}`, schema)),
    ...credentials.map(([name, scheme]) => {
      const { description: _prose, ...facts } = scheme as Record<string, unknown>
      return `credential ${name} ${JSON.stringify(facts)}`
    }),
  ]
}
