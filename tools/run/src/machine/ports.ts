import { createServer } from 'node:net'

/**
 * Ports of our own lie below those that systems give to outgoing connections (Linux: from 32768), and there are so many that
 * processes which choose at the same moment do not choose the same one.
 */
const FIRST_PORT = 15_432
const LAST_PORT = 31_999

/** Every address that a program could listen on and be in the way of ours. One that this machine lacks counts as free. */
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::']
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/** Whether nobody listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
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
 * A free port for something that only we talk to.
 * @param preferred the one it had before, taken again when it is free
 * @param taken ports that have just turned out not to be free
 */
export async function choosePort(
  preferred?: number,
  taken: ReadonlySet<number> = new Set()
): Promise<number> {
  if (preferred !== undefined && !taken.has(preferred) && (await isFree(preferred)))
    return preferred
  // Beginning anywhere in the range keeps two that start at the same moment from wanting the same one.
  const span = LAST_PORT - FIRST_PORT + 1
  const offset = Math.floor(Math.random() * span)
  for (let step = 0; step < span; step++) {
    const port = FIRST_PORT + ((offset + step) % span)
    if (!taken.has(port) && (await isFree(port))) return port
  }
  throw new Error(`No port between ${FIRST_PORT} and ${LAST_PORT} is free.`)
}
