import type { DescribedOperation } from '#app/core/openapi/route'
import { apiDocument } from '#app/site/api_document'

/** An operation of the API description. */
export interface Call {
  /** `GET /api/bots/{id}`, for messages. */
  name: string
  method: string
  path: string
  operation: DescribedOperation
}

/** Every described operation, so that new ones are tested too. */
export async function describedCalls(): Promise<Call[]> {
  const { paths } = await apiDocument()
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        operation,
      }))
    )
}

type Id = string | number

/** The path with an id in place of each of its parameters, or with ids in their order. */
export function toUrl({ path }: Call, id: Id | readonly Id[]) {
  const ids = [id].flat()
  return path.replaceAll(/\{\w+\}/g, () => String(ids.length > 1 ? ids.shift() : ids[0]))
}

export const isChange = ({ method }: Call) => method !== 'GET'

/** Calls whose body may have fields that they do not know. */
export const ignoresUnknownFields = ({ operation }: Call) =>
  JSON.stringify(operation.requestBody ?? {}).includes('"additionalProperties":true')

/** Calls that a bot makes with its token. */
export const isForBots = ({ operation }: Call) =>
  operation.security.some((way) => 'botToken' in way)

export const isForMembers = ({ operation }: Call) =>
  operation.security.length > 0 &&
  operation.security.every((way) => 'session' in way || 'token' in way)

export const getQueryKeys = ({ operation }: Call) =>
  (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => String(name))

/** The success statuses of the call. */
export const getSuccessResponses = ({ operation }: Call) =>
  Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status < 304)
