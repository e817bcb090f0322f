import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Only this machine. */
export const LOOPBACK = '127.0.0.1'

/**
 * Idle connections are left to the client to close: one that the server closes while the client reuses it fails a
 * request that nothing was wrong with.
 * @param port 0 picks a free port
 * @returns the port that it listens on
 * @throws when the port is in use
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.keepAliveTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Closes all connections and frees the port. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
