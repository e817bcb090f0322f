import { Server } from 'node:http'
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
} from 'node:net'

/**
 * Node accepts one connection per listening socket in each turn of its event loop. While turns are slow, others wait
 * in the system's queue, where nothing rejects them: 200 took 4.1 s with turns of 20 ms, and half a second with so many
 * sockets (docs/measurements.md).
 */
const SOCKETS = 16
/** The only one of the supported systems that spreads connections over the sockets of a port. */
const SPREADING_PLATFORM = 'linux'

/** Sockets that are accepted elsewhere are used as the HTTP server's own. */
const SOCKET_OPTIONS = { allowHalfOpen: true, noDelay: true }

/** An HTTP server that listens on its port with several sockets, where the system supports it. */
export class MultiSocketServer extends Server {
  #others: SocketServer[] = []
  #othersClosed: Promise<unknown> = Promise.resolve()

  /** Listens on a port of a host, as the framework asks for it. Other servers on the port are an error, as usual. */
  override listen(...[port, host]: unknown[]): this {
    const address = { port: port as number, host: host as string }
    if (process.platform !== SPREADING_PLATFORM) return super.listen(address)
    // Sockets that share a port do not notice those of another process.
    const probe = createSocketServer()
    probe.once('error', (error) => this.emit('error', error))
    probe.listen(address, () =>
      probe.close(() =>
        super.listen({ ...address, reusePort: true }, () => this.#listenOnMore(address.host))
      )
    )
    return this
  }

  #listenOnMore(host: string) {
    const { port } = this.address() as AddressInfo
    this.#others = Array.from({ length: SOCKETS - 1 }, () => {
      const other = createSocketServer(SOCKET_OPTIONS, (socket) => this.emit('connection', socket))
      other.on('error', (error) => this.emit('error', error))
      return other.listen({ port, host, reusePort: true })
    })
  }

  override close(callback?: (error?: Error) => void): this {
    const closing = this.#others.map(
      (other) => new Promise<unknown>((resolve) => other.close(resolve))
    )
    this.#others = []
    this.#othersClosed = Promise.all([this.#othersClosed, ...closing])
    return super.close(callback)
  }

  /** It is closed when the connections of all its sockets are. */
  override emit(event: string, ...args: unknown[]): boolean {
    if (event !== 'close') return super.emit(event, ...args)
    void this.#othersClosed.then(() => super.emit(event, ...args))
    return true
  }
}
