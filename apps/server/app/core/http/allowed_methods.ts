import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound } from '#app/core/errors'
import { allowAnyOrigin, allowPreflight } from '#app/core/http/cors'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The methods of the catch-all route that has `respondToOtherMethod`. */
export const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const CATCH_ALL = '/*'
/** Staff calls are not announced to others: a wrong method is a 404, like a path that does not exist. */
const STAFF_PATHS = /^\/api\/admin\//

const findRoute = ({ request }: HttpContext, method: string) =>
  router.match(request.url(), method, request.parsedUrl.shouldDecodeParam)?.route

/** Lists the methods of the routes at the request's path, other than those that match every path. */
function listAllowedMethods(ctx: HttpContext): string[] {
  if (STAFF_PATHS.test(ctx.request.url())) return []
  return METHODS.filter((method) => {
    const pattern = findRoute(ctx, method)?.pattern
    return pattern !== undefined && pattern !== CATCH_ALL
  })
}

/**
 * Responds to a request that no other route takes: names the methods of its path in `Allow`.
 * @throws `method_not_allowed`; `not_found` if the path has no route
 */
export function respondToOtherMethod(ctx: HttpContext) {
  const allowed = listAllowedMethods(ctx)
  if (allowed.length === 0) throw notFound()
  ctx.response.header('allow', allowed.join(', '))
  if (ctx.request.method() !== 'OPTIONS') throw new Failure('method_not_allowed')
  if (findRoute(ctx, 'GET')?.middleware.has(allowAnyOrigin)) allowPreflight(ctx)
  ctx.response.noContent()
}
