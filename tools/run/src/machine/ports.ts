import { createServer } from 'node:net'

/**
 * Our ports are below those that systems assign to outgoing connections (Linux: from 32768). The range is large
 * enough that processes that choose at the same moment do not choose the same port.
 */
const FIRST_PORT = 15_432
const LAST_PORT = 31_999

/** The addresses on which another program could occupy a port. An address that this machine lacks counts as free. */
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::']
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/** Whether nobody listens on a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const address of ADDRESSES) if (!(await canListen(port, address))) return false
  return true
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(NO_SUCH_ADDRESS.has(error.code ?? ''))
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Finds a free port for internal use.
 * @param preferred the port of the last run, reused when it is free
 * @param taken ports that have just turned out not to be free
 */
export async function choosePort(
  preferred?: number,
  taken: ReadonlySet<number> = new Set()
): Promise<number> {
  if (preferred !== undefined && !taken.has(preferred) && (await isPortFree(preferred)))
    return preferred
  // A random start keeps two processes that start at the same moment from choosing the same port.
  const span = LAST_PORT - FIRST_PORT + 1
  const offset = Math.floor(Math.random() * span)
  for (let step = 0; step < span; step++) {
    const port = FIRST_PORT + ((offset + step) % span)
    if (!taken.has(port) && (await isPortFree(port))) return port
  }
  throw new Error(`No port between ${FIRST_PORT} and ${LAST_PORT} is free.`)
}
