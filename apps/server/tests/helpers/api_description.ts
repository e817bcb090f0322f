import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { HTTP_NOT_MODIFIED } from '#app/core/http/status'
import { appUrl } from '#config/app'
import type { ApiDocument } from '#app/core/openapi/document'
import { apiDocument } from '#app/site/api_document'

const DOCUMENT = 'openapi.json'
/** Maximum number of characters of a response in an error message. */
const SHOWN_LENGTH = 1_000
const JSON_TYPE = 'application/json'

interface Schema {
  type?: unknown
  properties?: unknown
  additionalProperties?: unknown
}

/** The same document without additional properties, so that responses contain only described fields. */
function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed) as Part
  if (typeof part !== 'object' || part === null) return part
  const { type, properties, additionalProperties } = part as Schema
  const isOpen = type === 'object' && properties !== undefined && additionalProperties === undefined
  const entries = Object.entries(part).map(([key, value]) => [key, closed(value)])
  return { ...Object.fromEntries(entries), ...(isOpen ? { additionalProperties: false } : {}) }
}

let ajv: Ajv2020 | undefined
function validators(document: ApiDocument) {
  if (ajv) return ajv
  ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(closed(document), DOCUMENT)
  return ajv
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Compiles the validator for a location in the document: `['paths', '/api/bots', …]`. */
export function createValidator(document: ApiDocument, place: readonly string[]): ValidateFunction {
  const pointer = place.map((key) => encodeURIComponent(escaped(key))).join('/')
  return validators(document).getSchema(`${DOCUMENT}#/${pointer}`)!
}

interface DescribedCall {
  method: string
  /** Converts a path to the notation of the document: `/api/bots/{id}`. */
  path: string
}

const specificity = (path: string) => path.split('/').filter((part) => !part.startsWith('{')).length

/** Finds the operation for a URL; undefined if it is not described. */
function describedCallOf(
  { paths }: ApiDocument,
  method: string,
  address: string
): DescribedCall | undefined {
  const { pathname } = new URL(address, appUrl)
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  const path = Object.keys(paths)
    .filter((known) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .toSorted((one, other) => specificity(other) - specificity(one))
    .find((known) => asked in paths[known]!)
  return path === undefined ? undefined : { method: asked, path }
}

interface Answered {
  status: number
  headers: Headers
  text: string
}

/**
 * Validates a response against the API description.
 * @throws if the status is not described, the body does not match, or a header is missing
 */
export async function checkDescribed(method: string, address: string, answer: Answered) {
  const document = await apiDocument()
  const call = describedCallOf(document, method, address)
  if (!call) return
  const status = String(answer.status)
  const place = ['paths', call.path, call.method, 'responses', status]
  const complain = (what: string) => {
    throw new Error(
      `${method} ${address} answered ${status} ${what}:\n${answer.text.slice(0, SHOWN_LENGTH)}`
    )
  }
  const responses = document.paths[call.path]![call.method]!.responses
  const headers = document.components.headers as Record<string, { required?: boolean }>
  const given = responses[status] as Response | undefined
  if (!given) return complain('which its description does not know')
  const { response, at } = resolve(document, given, place)
  for (const name of Object.keys(response.headers ?? {})) {
    const isRequired = headers[name]!.required
    if (isRequired && !answer.headers.has(name)) complain(`without the header ${name}`)
  }
  if (method === 'HEAD' || answer.status === HTTP_NOT_MODIFIED || !response.content) return
  const [type] = (answer.headers.get('content-type') ?? '').split(';', 1)
  if (!Object.hasOwn(response.content, type!))
    complain(`as ${type}, which its description does not know`)
  if (type !== JSON_TYPE) return
  const validate = createValidator(document, [...at, 'content', JSON_TYPE, 'schema'])
  if (!validate(JSON.parse(answer.text))) {
    complain(`with another body than described (${JSON.stringify(validate.errors)})`)
  }
}

interface Response {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Record<string, unknown>
}

function resolve({ components }: ApiDocument, response: Response, place: string[]) {
  if (response.$ref === undefined) return { response, at: place }
  const at = response.$ref.slice('#/'.length).split('/')
  const [, kind, name] = at as [string, string, string]
  return { response: components[kind]![name] as Response, at }
}
