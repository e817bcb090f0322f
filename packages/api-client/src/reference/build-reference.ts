import { toCurl } from './curl.ts'
import type {
  ApiReference,
  Callers,
  ReferenceResponse,
  ReferenceCall,
  ReferenceErrorResponse,
} from './model.ts'
import { listFields, type Schema, findSchemaName, formatType } from './json-schema.ts'
import {
  type ApiDocument,
  type DescribedCall,
  JSON_TYPE,
  type Parameter,
  type Response,
} from './openapi.ts'
import { HTTP_BAD_REQUEST, HTTP_NOT_MODIFIED } from '@botanica/server/contract'

const INDENT = 2
const ERROR_LINE = /^`(\w+)`: (.*)$/s

function listCallers({ security }: DescribedCall): Callers {
  if (security.length === 0) return 'everybody'
  if (security.some((way) => 'botToken' in way)) return 'bots'
  if (security.some((way) => Object.keys(way).length === 0)) return 'anybody'
  return security.some((way) => 'token' in way) ? 'members' : 'sessions'
}

/** @throws when the document has a dangling reference */
export function buildReference(document: ApiDocument): ApiReference {
  const site = document.servers[0]?.url ?? ''
  const resolve = <Part extends { $ref?: string }>(part: Part): Part => {
    if (!part.$ref) return part
    const [, kind, name] = part.$ref.slice('#/'.length).split('/') as [string, string, string]
    return document.components[kind]![name] as Part
  }

  function describeCall(path: string, method: string, described: DescribedCall): ReferenceCall {
    const parameters = ((described.parameters ?? []) as unknown as Parameter[]).map(resolve)
    const declared = Object.entries(described.responses).map(([status, response]) => ({
      status: Number(status),
      response: resolve(response as unknown as Response),
    }))
    const bodies = described.requestBody?.content as Response['content']
    const body = bodies?.[JSON_TYPE]
    const [succeeded] = declared
    const example = succeeded?.response.content?.[JSON_TYPE]?.example
    const call = {
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      summary: described.summary,
      description: described.description,
      callers: listCallers(described),
      scopes: described.security.flatMap(({ token = [] }) => token),
      parameters: parameters.flatMap(
        ({ name, in: location, required = false, description, schema }) =>
          // Common headers are the same for all calls and are described above them.
          location === 'path' || location === 'query'
            ? [{ name, location, required, description, type: formatType(schema) } as const]
            : []
      ),
      body: body ? listFields(body.schema) : [],
      responses: declared
        .filter(({ status }) => status < HTTP_BAD_REQUEST && status !== HTTP_NOT_MODIFIED)
        .map(describeResponse),
      errors: declared.flatMap(listErrors),
      limits: described['x-rate-limits'] ?? [],
      example: example === undefined ? undefined : JSON.stringify(example, null, INDENT),
    }
    return { ...call, curl: toCurl(site, call, parameters, body?.example) }
  }

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      call: describeCall(path, method, described),
    }))
  )
  return {
    groups: document.tags.map(({ name, description }) => ({
      name,
      description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    })),
    schemas: Object.entries((document.components.schemas ?? {}) as Record<string, Schema>).map(
      ([name, schema]) => ({ name, description: schema.description, fields: listFields(schema) })
    ),
  }
}

interface Answered {
  status: number
  response: Response
}

function describeResponse({ status, response }: Answered): ReferenceResponse {
  const [content] = Object.entries(response.content ?? {})
  if (!content) return { status, description: response.description, fields: [] }
  const [type, { schema }] = content
  return {
    status,
    description: response.description,
    type: type === JSON_TYPE ? formatType(schema) : type,
    schemaName: findSchemaName(schema),
    fields: listFields(schema.items ?? schema),
  }
}

function listErrors({ status, response }: Answered): ReferenceErrorResponse[] {
  if (status < HTTP_BAD_REQUEST) return []
  return response.description.split('\n\n').flatMap((line) => {
    const [, code, reason] = ERROR_LINE.exec(line) ?? []
    return code === undefined || reason === undefined ? [] : [{ status, code, reason }]
  })
}
