import type { HttpRequest } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'

/**
 * Reads an unparsed body, for signature verification. For routes without the body parser.
 * @param limit bytes
 * @throws `payload_too_large`
 */
export function readRawBody({ request }: HttpRequest, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      // The rest is discarded: clients do not read a response before they have sent the body.
      if (length <= limit) chunks.push(chunk)
      else reject(new Failure('payload_too_large'))
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}
