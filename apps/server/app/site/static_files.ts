import sirv from 'sirv'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Files under it carry a hash of their content in their name. */
const HASHED_FOLDER = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/**
 * Middleware that answers with a file of the site's build, compressed beforehand where the build did so, and leaves
 * everything else to the page.
 */
export function staticFiles(folder: string) {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith(HASHED_FOLDER)
      response.setHeader('cache-control', isHashed ? FOR_EVER : ASK_EACH_TIME)
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
