import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'

const JSON_MEDIA_TYPE = 'application/json'
const UTF_8 = /^utf-?8$/i
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)"?/i

/** A body, when there is one, is JSON in UTF-8 (rulings, "Errors"). Before the body is read. */
export default class JsonOnlyMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const { headers } = request.request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody) {
      const type = headers['content-type'] ?? ''
      const mediaType = type.split(';', 1)[0]!.trim().toLowerCase()
      const charset = CHARSET.exec(type)?.[1]
      if (mediaType !== JSON_MEDIA_TYPE || (charset !== undefined && !UTF_8.test(charset))) {
        throw new Failure('unsupported_media_type')
      }
    }
    return next()
  }
}
