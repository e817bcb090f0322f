import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, unzipSync } from 'node:zlib'
import { scaleTimeout } from '@botanica/testkit/timeouts'

/** What a server has sent back. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** A longer wait for a response is a defect. */
const TIMEOUT_MS = scaleTimeout(20_000)
/** A stream has no end, so it is read for this long. */
const STREAM_MS = 50
const STREAM_TYPE = 'text/event-stream'
const CONTINUE = /^HTTP\/1\.1 100 Continue\r\n\r\n/

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: unzipSync,
  deflate: unzipSync,
  br: brotliDecompressSync,
}

export interface SentRequest {
  method: string
  /** The request target as it is on the wire. */
  target: string
  headers: Record<string, string | string[]>
  body?: string | Buffer
}

/** Sends requests to one server, over a few connections that stay open. */
export class Sender {
  readonly #agent: Agent

  constructor(
    readonly url: URL,
    connections: number
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /**
   * Sends a request that a client library accepts.
   * @throws if the server closes the connection, sends no HTTP or takes too long
   */
  async send({ method, target, headers, body }: SentRequest): Promise<Answer> {
    const { hostname, port } = this.url
    const outgoing = request({
      hostname,
      port,
      method,
      path: target,
      // Node would send the body of a GET without its length, as if it were the next request.
      headers:
        body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: this.#agent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    outgoing.end(body)
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    return {
      status: incoming.statusCode!,
      headers: toHeaders(incoming.rawHeaders),
      text: await readBody(incoming),
    }
  }

  /**
   * Sends exact bytes on a connection of their own, and then nothing more.
   * @returns the first response; `undefined` if the server closed the connection without one
   */
  async sendBytes(bytes: Buffer): Promise<Answer | undefined> {
    const socket = connect(Number(this.url.port), this.url.hostname)
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no response')))
    socket.end(bytes)
    const received = await text(socket).catch((error: NodeJS.ErrnoException) => {
      // The server may reset a connection on which it reads no further.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return ''
      throw error
    })
    if (!received) return undefined
    const [head = '', ...rest] = received.replace(CONTINUE, '').split('\r\n\r\n')
    const [status = '', ...lines] = head.split('\r\n')
    const pairs = lines.flatMap((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    })
    return {
      status: Number(status.split(' ')[1]),
      headers: toHeaders(pairs),
      text: rest.join('\r\n\r\n'),
    }
  }

  close() {
    this.#agent.destroy()
  }
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  if (!incoming.headers['content-type']?.startsWith(STREAM_TYPE)) {
    const bytes = await buffer(incoming)
    const decode = DECODERS[incoming.headers['content-encoding'] ?? '']
    return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
  }
  let received = ''
  incoming.on('data', (chunk: Buffer) => (received += chunk.toString()))
  const ended = once(incoming, 'close')
  setTimeout(() => incoming.destroy(), STREAM_MS)
  incoming.on('error', () => {})
  await ended
  return received
}

function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at]!, raw[at + 1]!)
  return headers
}
