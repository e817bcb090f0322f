import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#app/core/errors'
import { openSite } from '#app/site/site'

/** Addresses that are no pages: what is not found there is said as data. */
const DATA_PATHS = /^\/(api|health)(\/|$)/

/** Middleware that keeps the site's catch-all route to itself: 404 for calls, and for everything where no site is built. */
export function onlyPages({ request }: HttpContext, next: NextFn) {
  if (DATA_PATHS.test(request.url())) throw notFound()
  openSite()
  return next()
}
