import type { RouteJSON } from '@adonisjs/core/types/http'
import type { Description, RouteName } from '#app/core/openapi/operation'
import { Components } from '#app/core/openapi/components'
import { describeRoute, type DescribedOperation } from '#app/core/openapi/route'
import { CREDENTIALS, GENERAL_DESCRIPTION } from '#app/core/openapi/general'

/** OpenAPI 3.1 uses JSON Schema 2020-12. */
export const OPENAPI_VERSION = '3.1.1'

export interface ApiDocument {
  openapi: string
  info: {
    title: string
    version: string
    description: string
    license: { name: string; identifier: string }
  }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  components: Record<string, Record<string, unknown>>
}

interface Sources {
  routes: readonly RouteJSON[]
  descriptions: readonly Description[]
  /** Returns the scope that a personal token needs for a route; `undefined` when the route accepts none. */
  getNeededScope: (routeName: string | undefined) => string | undefined
  /** The public URL of the site. */
  appUrl: string
  version: string
}

const TITLE = 'Botanica API'
const LICENSE = { name: 'MIT', identifier: 'MIT' }

/** Converts `/api/bots/:id` to OpenAPI's `/api/bots/{id}`. */
const toOpenApiPath = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}')

/** Builds the OpenAPI 3.1 document of all described routes, in the order of the descriptions. */
export function buildDocument({
  routes,
  descriptions,
  getNeededScope,
  appUrl,
  version,
}: Sources): ApiDocument {
  const components = new Components()
  const byName = new Map(routes.map((route) => [route.name, route]))
  const paths: ApiDocument['paths'] = {}
  for (const { operations } of descriptions) {
    for (const [name, operation] of Object.entries(operations)) {
      const route = byName.get(name as RouteName)
      if (!route || !operation) continue
      const path = (paths[toOpenApiPath(route.pattern)] ??= {})
      for (const method of route.methods) {
        if (method !== 'HEAD')
          path[method.toLowerCase()] = describeRoute(
            route,
            operation,
            components,
            getNeededScope(name)
          )
      }
    }
  }
  return {
    openapi: OPENAPI_VERSION,
    info: { title: TITLE, version, description: GENERAL_DESCRIPTION, license: LICENSE },
    servers: [{ url: appUrl }],
    tags: descriptions.map(({ tag, about }) => ({ name: tag, description: about })),
    paths,
    components: { ...components.toJSON(), securitySchemes: CREDENTIALS },
  }
}
