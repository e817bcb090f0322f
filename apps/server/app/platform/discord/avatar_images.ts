import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { discordConfig } from '#config/discord'
import { HTTP_NOT_FOUND } from '#app/core/http/status'
import { registerBreaker, reportCall } from '#app/core/observability/service_calls'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'

const SERVICE = 'Discord images'
/** Short, because a crawler waits for the drawing. */
const DEADLINE_MS = 2 * SECOND_MS
const FAILURES_TO_BREAK = 5
const BREAK_MS = 30 * SECOND_MS
const PIXELS = 256
/** Discord's images of this size are smaller. */
const MAX_BYTES = 512 * 1_024
const CACHE_BYTES = 8 * 1_024 * 1_024
/** What a missing image counts in the cache. */
const ABSENCE_BYTES = 64
/** A hash names the content, so only the absence of an image can end. */
const LIFE_MS = 60 * MINUTE_MS

const breaker = circuitBreaker(handleAll, {
  breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
  halfOpenAfter: BREAK_MS,
})
registerBreaker(SERVICE, breaker)

/** @throws when there is more than the limit */
async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body!) {
    length += chunk.length
    if (length > MAX_BYTES) throw new Error('The image is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @returns `null` if there is no such image */
async function load(path: string): Promise<Uint8Array | null> {
  const response = await reportCall(SERVICE, () =>
    fetch(`${discordConfig.imageHost}${path}`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'error',
    })
  )
  if (response.status === HTTP_NOT_FOUND) return null
  const isImage = response.headers.get('content-type')?.startsWith('image/')
  if (!response.ok || !isImage) throw new Error(`The image host answered ${response.status}`)
  return readBody(response)
}

const cache = new LRUCache<string, { image: Uint8Array | null }>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ image }) => image?.length ?? ABSENCE_BYTES,
  ttl: LIFE_MS,
  fetchMethod: async (path) => ({ image: await breaker.execute(() => load(path)) }),
})

/**
 * Loads the avatar of a bot or person from Discord's image host, and from nowhere else: the host is a setting, and id and
 * hash are encoded.
 * @returns `null` without an avatar
 * @throws when the host does not answer with an image
 */
export async function loadAvatar(
  discordId: string,
  hash: string | null
): Promise<Uint8Array | null> {
  if (hash === null) return null
  const path = `/avatars/${encodeURIComponent(discordId)}/${encodeURIComponent(hash)}.png?size=${PIXELS}`
  return (await cache.fetch(path))!.image
}
