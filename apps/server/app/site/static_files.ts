import sirv from 'sirv'
import { DAY_SECONDS } from '#app/core/time'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Files in this folder have a content hash in their name. */
const HASHED_FOLDER = '/assets/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The icon that browsers, search engines and feed readers request by its fixed name. It hardly ever changes. */
const FAVICON = '/favicon.ico'
const ICON = 'image/x-icon'
const FOR_A_DAY = `public, max-age=${DAY_SECONDS}`
const REVALIDATE = 'public, max-age=0, must-revalidate'

function getCacheControl(pathname: string): string {
  if (pathname.startsWith(HASHED_FOLDER)) return IMMUTABLE
  return pathname === FAVICON ? FOR_A_DAY : REVALIDATE
}

/**
 * Middleware that serves files of the site's build, precompressed where the build did so, and passes everything else to the
 * page route.
 */
export function staticFiles(folder: string) {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', getCacheControl(pathname))
      // The library does not know this type.
      if (pathname === FAVICON) response.setHeader('content-type', ICON)
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('cross-origin-resource-policy', 'same-origin')
    },
  })

  return function staticFilesMiddleware({ request, response }: HttpContext, next: NextFn) {
    return new Promise<void>((resolve, reject) => {
      response.response.once('close', resolve)
      serve(request.request, response.response, () => {
        response.response.off('close', resolve)
        next().then(resolve, reject)
      })
    })
  }
}
