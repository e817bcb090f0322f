import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { messageReader, readBind, readParse, readQuery } from './protocol.ts'

export interface Statement {
  /** Of a statement that the server prepares once on each connection. */
  readonly name?: string
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** The statement for the driver, prepared where the server has it prepared. */
export const queryOf = ({ values, ...statement }: Statement) => ({
  ...statement,
  values: [...values],
})

export interface StatementRecorder {
  /** The database's address, by way of the recorder. */
  readonly url: string
  /** What has been asked since the last time, in the order of asking. */
  take(): Statement[]
  close(): Promise<void>
}

/**
 * Stands between a server and its database and writes down what is asked. So the very statements of the product are
 * measured and explained, not copies of them that somebody has to keep.
 */
export async function startRecorder(databaseUrl: string): Promise<StatementRecorder> {
  const database = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let asked: Statement[] = []

  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname)
    const texts = new Map<string, string>()
    const messages = messageReader()
    client.on('data', (piece) => {
      for (const { type, body } of messages(piece)) {
        if (type === 'Q') asked.push({ text: readQuery(body), values: [] })
        if (type === 'P') {
          const { name, text } = readParse(body)
          texts.set(name, text)
        }
        if (type === 'B') {
          const { name, values } = readBind(body)
          const text = texts.get(name) ?? ''
          asked.push(name === '' ? { text, values } : { name, text, values })
        }
      }
    })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // Either side may hang up at any time; the other then has nobody to talk to.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    take() {
      const taken = asked
      asked = []
      return taken
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
