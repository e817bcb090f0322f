import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'

type ApiDocument = Awaited<ReturnType<Client['apiDescription']['show']>>
type DescribedCall = ApiDocument['paths'][string][string]

/** One field of a body, a parameter, an answer. */
export interface ReferenceField {
  name: string
  /** In the notation of TypeScript, more or less: `string | null`, `1 to 100`, `Bot[]`. */
  type: string
  /** Where the type leads to, when it is one of the shapes. */
  shape?: string | undefined
  required: boolean
  description?: string | undefined
}

export interface ReferenceParameter extends ReferenceField {
  place: 'path' | 'query'
}

export interface ReferenceAnswer {
  status: number
  description: string
  type?: string | undefined
  shape?: string | undefined
  /** Of an object that is none of the shapes. */
  fields: ReferenceField[]
}

export interface ReferenceRefusal {
  status: number
  code: string
  reason: string
}

/** Who may call: visitors too, visitors and members with different answers, members alone, bots with a token of their own. */
export type Callers = 'everybody' | 'anybody' | 'members' | 'bots'

export interface ReferenceCall {
  id: string
  method: string
  path: string
  summary: string
  description?: string | undefined
  callers: Callers
  parameters: ReferenceParameter[]
  body: ReferenceField[]
  answers: ReferenceAnswer[]
  refusals: ReferenceRefusal[]
  /** For a terminal. */
  curl: string
  /** What comes back, as JSON. */
  example?: string | undefined
}

export interface ReferenceGroup {
  name: string
  about: string
  calls: ReferenceCall[]
}

export interface ReferenceShape {
  name: string
  description?: string | undefined
  fields: ReferenceField[]
}

/** The API's description as a page shows it: every reference resolved, every example written out. */
export interface ApiReference {
  groups: ReferenceGroup[]
  shapes: ReferenceShape[]
}

interface Schema {
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

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

interface Response {
  $ref?: string
  description: string
  content?: Record<string, { schema: Schema; example?: unknown }>
}

const JSON_TYPE = 'application/json'
const FIRST_REFUSAL = 400
const NOT_MODIFIED = 304
const INDENT = 2
const REFUSAL = /^`(\w+)`: (.*)$/s
/** Upper bounds beyond which nobody cares. */
const MAX_SHOWN = Number.MAX_SAFE_INTEGER

const nameOf = ($ref: string) => $ref.split('/').at(-1)!

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
  if (type === 'array') return `${typeOf(schema.items ?? {})}[]`
  return type === 'null' || type === 'boolean' ? type : type + rangeOf(schema)
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  return [schema.type ?? 'any']
    .flat()
    .map((type) => plainType(type, schema))
    .join(' | ')
}

/** The shape that stands in a schema, if there is one. */
function shapeIn({ $ref, anyOf, items }: Schema): string | undefined {
  if ($ref) return nameOf($ref)
  return [...(anyOf ?? []), ...(items ? [items] : [])]
    .map(shapeIn)
    .find((name) => name !== undefined)
}

function fieldsOf({ properties = {}, required = [] }: Schema): ReferenceField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    shape: shapeIn(schema),
    required: required.includes(name),
    description: schema.description,
  }))
}

function callersOf({ security }: DescribedCall): Callers {
  if (security.length === 0) return 'everybody'
  if (security.some((way) => 'botToken' in way)) return 'bots'
  return security.some((way) => Object.keys(way).length === 0) ? 'anybody' : 'members'
}

const TOKENS: Record<Callers, string | undefined> = {
  everybody: undefined,
  anybody: undefined,
  members: 'Authorization: Bearer $TOKEN',
  bots: 'Authorization: $BOT_TOKEN',
}

function curlOf(
  site: string,
  call: Omit<ReferenceCall, 'curl'>,
  parameters: Parameter[],
  body: unknown
) {
  let path = call.path
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema, example } of parameters) {
    const value = example ?? schema.examples?.[0] ?? (required ? schema.enum?.[0] : undefined)
    if (value === undefined) continue
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    if (place === 'query') query.set(name, String(value))
  }
  const address = `${site}${path}${query.size > 0 ? `?${query}` : ''}`
  const token = TOKENS[call.callers]
  const options = [
    ...(call.method === 'GET' ? [] : [`-X ${call.method}`]),
    ...(token === undefined ? [] : [`-H "${token}"`]),
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: ${JSON_TYPE}'`,
          `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
        ]),
  ]
  return [`curl '${address}'`, ...options].join(' \\\n  ')
}

/** @throws when the document is none of ours: what refers to nothing cannot be shown */
export function referenceOf(document: ApiDocument): ApiReference {
  const site = document.servers[0]?.url ?? ''
  const resolve = <Part extends { $ref?: string }>(part: Part): Part => {
    if (!part.$ref) return part
    const [, kind, name] = part.$ref.slice('#/'.length).split('/') as [string, string, string]
    return document.components[kind]![name] as Part
  }

  function callOf(path: string, method: string, described: DescribedCall): ReferenceCall {
    const parameters = ((described.parameters ?? []) as unknown as Parameter[]).map(resolve)
    const responses = Object.entries(described.responses).map(([status, response]) => ({
      status: Number(status),
      response: resolve(response as unknown as Response),
    }))
    const bodies = described.requestBody?.content as Response['content']
    const body = bodies?.[JSON_TYPE]
    const [succeeded] = responses
    const example = succeeded?.response.content?.[JSON_TYPE]?.example
    const call = {
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      summary: described.summary,
      description: described.description,
      callers: callersOf(described),
      parameters: parameters.flatMap(({ name, in: place, required = false, description, schema }) =>
        // What headers are there for is the same for all calls, and stands above them.
        place === 'path' || place === 'query'
          ? [{ name, place, required, description, type: typeOf(schema) } as const]
          : []
      ),
      body: body ? fieldsOf(body.schema) : [],
      answers: responses
        .filter(({ status }) => status < FIRST_REFUSAL && status !== NOT_MODIFIED)
        .map(answerOf),
      refusals: responses.flatMap(refusalsOf),
      example: example === undefined ? undefined : JSON.stringify(example, null, INDENT),
    }
    return { ...call, curl: curlOf(site, call, parameters, body?.example) }
  }

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      call: callOf(path, method, described),
    }))
  )
  return {
    groups: document.tags.map(({ name, description }) => ({
      name,
      about: description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    })),
    shapes: Object.entries((document.components.schemas ?? {}) as Record<string, Schema>).map(
      ([name, schema]) => ({ name, description: schema.description, fields: fieldsOf(schema) })
    ),
  }
}

interface Answered {
  status: number
  response: Response
}

function answerOf({ status, response }: Answered): ReferenceAnswer {
  const [content] = Object.entries(response.content ?? {})
  if (!content) return { status, description: response.description, fields: [] }
  const [type, { schema }] = content
  return {
    status,
    description: response.description,
    type: type === JSON_TYPE ? typeOf(schema) : type,
    shape: shapeIn(schema),
    fields: fieldsOf(schema.items ?? schema),
  }
}

function refusalsOf({ status, response }: Answered): ReferenceRefusal[] {
  if (status < FIRST_REFUSAL) return []
  return response.description.split('\n\n').flatMap((line) => {
    const [, code, reason] = REFUSAL.exec(line) ?? []
    return code === undefined || reason === undefined ? [] : [{ status, code, reason }]
  })
}

/**
 * The read of the description, made for a page. It stands beside the others (`queries.ts`), because every page loads
 * those and one alone needs this. It changes with the server's program alone.
 */
export function apiReferenceQuery(calls: Client) {
  return queryOptions({
    queryKey: ['api-reference'] as const,
    queryFn: async ({ signal }) => referenceOf(await calls.apiDescription.show({ signal })),
  })
}
