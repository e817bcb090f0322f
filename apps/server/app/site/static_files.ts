import sirv from 'sirv'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Files in this folder have a content hash in their name. */
const HASHED_FOLDER = '/assets/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

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
      const isHashed = pathname.startsWith(HASHED_FOLDER)
      response.setHeader('cache-control', isHashed ? IMMUTABLE : REVALIDATE)
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
