import { extname } from 'node:path'
import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import { Tinypool } from 'tinypool'
import { Failure } from '#app/core/errors'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import type { Drawing } from '#app/site/previews/draw_worker'

/** Previews that wait for the thread; more are refused, because crawlers come back. */
export const MAX_WAITING_PREVIEWS = 8
const RETRY_AFTER_SECONDS = 10
/** How long a preview may wait and be drawn, in milliseconds. */
const DEADLINE_MS = 10 * SECOND_MS
/** The thread ends when it has had nothing to do for so long, which returns its memory. */
const IDLE_MS = MINUTE_MS
const MEBIBYTE = 1_024 * 1_024
const STORE_BYTES = 16 * MEBIBYTE

/** The worker is beside this file, as a source or built. */
const WORKER = new URL(`draw_worker${extname(import.meta.filename)}`, import.meta.url)

const pool = new Tinypool({
  filename: WORKER.href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: MAX_WAITING_PREVIEWS,
  idleTimeout: IDLE_MS,
})
app.terminating(() => pool.destroy())

/**
 * Drawn previews by their content. A vote evicts the response, but mostly changes nothing that is drawn, because counts are
 * rounded.
 */
const drawn = new LRUCache<string, Buffer>({
  maxSize: STORE_BYTES,
  sizeCalculation: (png, key) => png.length + key.length,
})

function hashDrawing({ images, ...rest }: Drawing): string {
  const hash = createHash('sha1').update(JSON.stringify(rest))
  for (const { data } of images) hash.update(new Uint8Array(data))
  return hash.digest('base64url')
}

function createBusyError() {
  return new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
}

/**
 * Draws a PNG in the worker thread, one at a time.
 * @throws `unavailable` when too many are waiting, or when it takes too long
 */
export async function drawPreview(drawing: Drawing): Promise<Buffer> {
  const key = hashDrawing(drawing)
  const known = drawn.get(key)
  if (known) return known
  if (pool.queueSize >= MAX_WAITING_PREVIEWS) throw createBusyError()
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    const png = Buffer.from((await pool.run(drawing, { signal })) as Uint8Array)
    drawn.set(key, png)
    return png
  } catch (error) {
    throw signal.aborted ? createBusyError() : error
  }
}
