import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'

const JSON_MEDIA_TYPE = 'application/json'
const UTF_8 = /^utf-?8$/i
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)"?/i

/** Supported content encodings of request bodies. */
const ENCODINGS = new Set(['gzip', 'deflate', 'br', 'identity'])
const ENCODING_MESSAGE = `The body may be compressed with ${[...ENCODINGS].join(', ')}.`

/** @throws `unsupported_media_type` for an unsupported encoding or a list of several */
function checkEncoding({ request, response }: HttpContext) {
  const { headers } = request.request
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (!encoding) return
  if (!ENCODINGS.has(encoding)) {
    response.header('accept-encoding', [...ENCODINGS].join(', '))
    throw new Failure('unsupported_media_type', { message: ENCODING_MESSAGE })
  }
  // The parser compares them case-sensitively.
  headers['content-encoding'] = encoding
}

/** Requires a body to be JSON in UTF-8 with a supported content encoding. Runs before the body is read. */
export default class JsonOnlyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { headers } = ctx.request.request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody) {
      const type = headers['content-type'] ?? ''
      const mediaType = type.split(';', 1)[0]!.trim().toLowerCase()
      const charset = CHARSET.exec(type)?.[1]
      if (mediaType !== JSON_MEDIA_TYPE || (charset !== undefined && !UTF_8.test(charset))) {
        throw new Failure('unsupported_media_type')
      }
      checkEncoding(ctx)
    }
    return next()
  }
}
