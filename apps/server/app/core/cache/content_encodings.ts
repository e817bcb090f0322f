import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Supported content encodings, best first. */
const CONTENT_ENCODINGS = ['br', 'gzip'] as const
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number]

/** Pages are compressed while somebody waits. Higher qualities save little. */
const BROTLI_QUALITY = 5
/** Browsers send the same few `Accept-Encoding` headers. */
const REMEMBERED_HEADERS = 64
const WEIGHT = /^q=([\d.]+)$/

const compressors: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: async (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: async (body) => promisify(gzip)(body),
}

const chosen = new LRUCache<string, ContentEncoding | 'none'>({ max: REMEMBERED_HEADERS })

function choose(acceptEncoding: string): ContentEncoding | 'none' {
  const accepted = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]).find(Boolean)
    if (Number(weight ?? 1) > 0) accepted.add(name)
  }
  return CONTENT_ENCODINGS.find((coding) => accepted.has(coding)) ?? 'none'
}

/**
 * Negotiates the content encoding (RFC 9110 section 12.5.3). Among several acceptable ones the server chooses,
 * whatever their weights.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding | undefined {
  if (!acceptEncoding) return undefined
  let coding = chosen.get(acceptEncoding)
  if (!coding) chosen.set(acceptEncoding, (coding = choose(acceptEncoding)))
  return coding === 'none' ? undefined : coding
}

export function compress(body: Buffer, coding: ContentEncoding): Promise<Buffer> {
  return compressors[coding](body)
}
