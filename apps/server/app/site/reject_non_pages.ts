import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#app/core/errors'
import { respondToOtherMethod } from '#app/core/http/allowed_methods'
import { openSite } from '#app/site/site'

/** Paths whose errors are JSON rather than a page. */
const DATA_PATHS = /^\/(api|health)(\/|$)/

/**
 * Decoded paths that no page has and that a URL parser would change: it reads `//host` as another host, converts a
 * backslash to a slash, and drops control characters and trailing blanks.
 */
const NO_PATH = /^[^/]|\/\/|[\\\p{Cc}]|\s$/u

/**
 * Middleware of the site's catch-all route: 405 for paths of the API that have other methods, and 404 for its other paths, for paths
 * that no page has, and for everything where no site is built.
 */
export function rejectNonPages(ctx: HttpContext, next: NextFn) {
  const path = ctx.request.url()
  if (DATA_PATHS.test(path)) return respondToOtherMethod(ctx)
  if (NO_PATH.test(path)) throw notFound()
  openSite()
  return next()
}
