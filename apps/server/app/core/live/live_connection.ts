import type { ServerResponse } from 'node:http'
import type { LiveEnding } from '#app/core/rules'

/** Bytes that may wait for a client. Who reads more slowly than that is better off asking anew. */
const MAX_WAITING_BYTES = 64 * 1_024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nobody on the way may keep it, or hold it back to compress it.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface Frame {
  event?: string
  /** How far the client has been told with this. */
  id?: string | undefined
  /** JSON. */
  data?: string
}

/** One frame of `text/event-stream`. */
export function formatFrame({ event, id, data = '' }: Frame): string {
  return `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}data: ${data}\n\n`
}

/** One client of the live channel. */
export class LiveConnection {
  readonly #response: ServerResponse
  readonly feeds: Set<string>
  /** Milliseconds of the epoch at which it is to be opened anew. */
  readonly endsAt: number

  constructor(response: ServerResponse, { feeds, endsAt }: { feeds: Set<string>; endsAt: number }) {
    this.#response = response
    this.feeds = feeds
    this.endsAt = endsAt
  }

  begin(headers: Record<string, string>) {
    this.#response.writeHead(200, { ...headers, ...HEADERS })
    this.#response.socket?.setNoDelay(true)
  }

  onClose(handler: () => void) {
    this.#response.once('close', handler)
  }

  /** Cuts off who does not read. */
  send(frame: string) {
    if (this.#response.writableEnded) return
    if (this.#response.writableLength > MAX_WAITING_BYTES) this.#response.destroy()
    else this.#response.write(frame)
  }

  /** Says why, and ends. */
  end(reason: LiveEnding) {
    if (this.#response.writableEnded) return
    const data = JSON.stringify({ reason })
    this.#response.end(formatFrame({ event: 'end', data }))
  }
}
