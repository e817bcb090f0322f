import Parser from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { RAW_BODY_ENCODING } from '#config/bodyparser'
import { Failure } from '#app/core/errors'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const OBJECT_OR_ARRAY = /^[ \t\r\n]*[[{]/
const PROTOTYPE_KEY = '__proto__'

interface BodyOptions {
  /** Maximum number of bytes after decompression, for calls with small bodies; by default the parser's own limit. */
  limit?: number
}

/** Trims strings and converts empty ones to `null`, in place. Much faster than a reviver of `JSON.parse`. */
function normalize(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (typeof value !== 'object' || value === null) return value
  const parent = value as Record<string, unknown>
  for (const key of Object.keys(parent)) {
    if (key === PROTOTYPE_KEY) delete parent[key]
    else parent[key] = normalize(parent[key])
  }
  return value
}

/** @throws `payload_too_large`, `malformed_body` */
function parseBody(request: HttpRequest, { limit = Number.POSITIVE_INFINITY }: BodyOptions) {
  const raw = request.raw()
  if (!raw) return
  if (raw.length > limit) throw new Failure('payload_too_large')
  try {
    const text = utf8.decode(Buffer.from(raw, RAW_BODY_ENCODING))
    if (!OBJECT_OR_ARRAY.test(text)) throw new SyntaxError('neither an object nor an array')
    request.updateBody(normalize(JSON.parse(text)) as Record<string, unknown>)
    request.updateRawBody(text)
  } catch {
    throw new Failure('malformed_body')
  }
}

/** Error codes of zlib for bytes that do not match `Content-Encoding`. */
const DECOMPRESSION_ERROR = /^(Z_|ERR_)/

function isDecompressionError(error: unknown) {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && DECOMPRESSION_ERROR.test(code)
}

/**
 * Parses JSON bodies. The framework's parser reads, limits and decompresses the bytes. Decoding is our own, because
 * the framework replaces invalid UTF-8 and would store something else than was sent. Runs after `jsonOnly`.
 */
export default class BodyParserMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: BodyOptions = {}) {
    const parser = await ctx.containerResolver.make(Parser)
    try {
      await parser.handle(ctx, async () => {})
    } catch (error) {
      throw isDecompressionError(error) ? new Failure('malformed_body') : error
    }
    parseBody(ctx.request, options)
    return next()
  }
}
