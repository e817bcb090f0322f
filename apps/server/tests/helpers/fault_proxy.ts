import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const LOOPBACK = '127.0.0.1'

/**
 * A proxy between a process and a service that it depends on. It can refuse or cut connections, delay or truncate what
 * passes, or stop responding.
 */
export class FaultProxy {
  #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0
  #isFrozen = false
  #muting: string | undefined
  #delayMs = 0
  #isTruncating = false

  /** @param target URL of the service */
  constructor(target: string) {
    this.#target = new URL(target)
  }

  /** The service's URL through this proxy. */
  get url() {
    const url = new URL(this.#target)
    url.hostname = LOOPBACK
    url.port = String(this.#port)
    return url.href
  }

  /** Where new connections lead from now on. @param target URL of the service */
  redirect(target: string) {
    this.#target = new URL(target)
  }

  async start() {
    this.#server = createServer((socket) => this.#join(socket))
    this.#server.listen(this.#port, LOOPBACK)
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Refuses new connections and cuts existing ones. */
  async cut() {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server!, 'close')
  }

  /** Keeps and accepts connections, but passes nothing on. */
  freeze() {
    this.#isFrozen = true
    for (const socket of this.#sockets) socket.pause()
  }

  thaw() {
    this.#isFrozen = false
    for (const socket of this.#sockets) socket.resume()
  }

  /**
   * Mutes every client that sends this text from now on. What it sent is still executed, so this simulates a lost
   * response.
   */
  muteAfter(text: string) {
    this.#muting = text
  }

  /** Passes new connections through again; muted ones stay muted. */
  unmute() {
    this.#muting = undefined
  }

  /** Passes each chunk on so many milliseconds later, in both directions. */
  delay(ms: number) {
    this.#delayMs = ms
  }

  /** Cuts each connection in the middle of the service's next chunk. */
  truncate() {
    this.#isTruncating = true
  }

  /** Closes the existing connections properly, as an idle timeout of a network device does. */
  close() {
    for (const socket of this.#sockets) socket.end()
  }

  /** Passes everything on again; muted connections are cut. */
  async heal() {
    this.#delayMs = 0
    this.#isTruncating = false
    if (this.#muting !== undefined) {
      this.unmute()
      for (const socket of this.#sockets) socket.destroy()
    }
    if (this.#isFrozen) this.thaw()
    if (!this.#server?.listening) await this.start()
  }

  #pass(chunk: Buffer, from: Socket, to: Socket) {
    if (this.#delayMs === 0) return to.write(chunk)
    // Paused, so that the chunks keep their order.
    from.pause()
    setTimeout(() => {
      to.write(chunk)
      if (!this.#isFrozen) from.resume()
    }, this.#delayMs)
  }

  #join(incoming: Socket) {
    const outgoing = connect(Number(this.#target.port), this.#target.hostname)
    incoming.on('data', (chunk) => {
      if (this.#muting !== undefined && chunk.includes(this.#muting)) outgoing.pause()
    })
    const pair = [incoming, outgoing]
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      this.#sockets.add(from)
      from.on('data', (chunk) => {
        if (this.#isTruncating && from === outgoing) {
          to.end(chunk.subarray(0, chunk.length / 2))
          from.destroy()
        } else {
          this.#pass(chunk, from, to)
        }
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
      if (this.#isFrozen) from.pause()
    }
  }
}
