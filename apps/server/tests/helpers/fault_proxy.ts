import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const LOOPBACK = '127.0.0.1'

/** Stands between a process and what it depends on, and can take it away: refuse, cut, or just not answer any more. */
export class FaultProxy {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0
  #isFrozen = false
  #muting: string | undefined

  /** @param target the address of the real thing */
  constructor(target: string) {
    this.#target = new URL(target)
  }

  /** The real thing's address, by way of this proxy. */
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

  /** Nobody listens any more, and who was connected is cut off. */
  async cut() {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server!, 'close')
  }

  /** Connections stay and are accepted, but nothing comes through. */
  freeze() {
    this.#isFrozen = true
    for (const socket of this.#sockets) socket.pause()
  }

  thaw() {
    this.#isFrozen = false
    for (const socket of this.#sockets) socket.resume()
  }

  /**
   * Whoever sends this text from now on hears nothing any more. What was sent is carried out all the same: the state between a
   * deed and its answer.
   */
  muteAfter(text: string) {
    this.#muting = text
  }

  /** New connections are heard again; those that were muted stay so. */
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
