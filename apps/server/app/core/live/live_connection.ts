import type { ServerResponse } from 'node:http'
import type { LiveEnding } from '#app/core/rules'

/** Maximum number of bytes buffered for a client. A client that reads more slowly is disconnected and refetches. */
const MAX_WAITING_BYTES = 64 * 1_024

/** The headers of a stream of server-sent events. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither cache the stream nor buffer it for compression.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface Frame {
  event?: string
  /** The event id: up to where the client has received everything. */
  id?: string | undefined
  /** JSON. */
  data?: string
}

/** Formats one event of `text/event-stream`. */
export function formatFrame({ event, id, data = '' }: Frame): string {
  return `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}data: ${data}\n\n`
}

/** The connection of one client of the live stream. */
export class LiveConnection {
  readonly #response: ServerResponse
  readonly feeds: Set<string>
  /** Unix milliseconds at which the client has to reconnect. */
  readonly endsAt: number

  constructor(response: ServerResponse, { feeds, endsAt }: { feeds: Set<string>; endsAt: number }) {
    this.#response = response
    this.feeds = feeds
    this.endsAt = endsAt
  }

  begin(headers: Record<string, string>) {
    this.#response.writeHead(200, { ...headers, ...EVENT_STREAM_HEADERS })
    this.#response.socket?.setNoDelay(true)
  }

  onClose(handler: () => void) {
    this.#response.once('close', handler)
  }

  /** Disconnects a client that does not read. */
  send(frame: string) {
    if (this.#response.writableEnded) return
    if (this.#response.writableLength > MAX_WAITING_BYTES) this.#response.destroy()
    else this.#response.write(frame)
  }

  /** Sends the reason and closes the connection. */
  end(reason: LiveEnding) {
    if (this.#response.writableEnded) return
    const data = JSON.stringify({ reason })
    this.#response.end(formatFrame({ event: 'end', data }))
  }
}
