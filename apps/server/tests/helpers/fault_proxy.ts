import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const LOOPBACK = '127.0.0.1'

/** A proxy between a process and a service that it depends on. It can refuse or cut connections, or stop responding. */
export class FaultProxy {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0
  #isFrozen = false
  #muting: string | undefined

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

  #join(incoming: Socket) {
    const outgoing = connect(Number(this.#target.port), this.#target.hostname)
    incoming.on('data', (chunk) => {
      if (this.#muting !== undefined && chunk.includes(this.#muting)) outgoing.pause()
    })
    const pair = [incoming, outgoing]
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      this.#sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
      if (this.#isFrozen) from.pause()
    }
  }
}
