import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#app/core/errors'
import { openSite } from '#app/site/site'

/** Addresses that are no pages: what is not found there is said as data. */
const DATA_PATHS = /^\/(api|health)(\/|$)/

/**
 * Decoded paths that no page has, and that a URL parser would take for something else: `//host` for another host, a backslash for a
 * slash, and it drops control characters and blanks at the end.
 */
const NO_PATH = /^[^/]|\/\/|[\\\p{Cc}]|\s$/u

/**
 * Middleware that keeps the site's catch-all route to itself: 404 for calls, for paths that no page has, and for everything where no
 * site is built.
 */
export function pagesOnly({ request }: HttpContext, next: NextFn) {
  const path = request.url()
  if (DATA_PATHS.test(path) || NO_PATH.test(path)) throw notFound()
  openSite()
  return next()
}
