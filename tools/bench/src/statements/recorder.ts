import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { createMessageReader, readBind, readParse, readQuery } from './protocol.ts'

export interface Statement {
  /** Name of the prepared statement, if the server prepares it once per connection. */
  readonly name?: string
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** The statement as a query of the driver, prepared if the server prepares it. */
export const toQuery = ({ values, ...statement }: Statement) => ({
  ...statement,
  values: [...values],
})

export interface StatementRecorder {
  /** Connection URL of the database through the recorder. */
  readonly url: string
  /** Returns the statements since the last call, in order. */
  take(): Statement[]
  close(): Promise<void>
}

/**
 * Starts a proxy between a server and its database that records the statements. The benchmark measures and explains
 * exactly these statements, so nobody has to maintain copies.
 */
export async function startRecorder(databaseUrl: string): Promise<StatementRecorder> {
  const database = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let recorded: Statement[] = []

  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname)
    const texts = new Map<string, string>()
    const messages = createMessageReader()
    client.on('data', (piece) => {
      for (const { type, body } of messages(piece)) {
        if (type === 'Q') recorded.push({ text: readQuery(body), values: [] })
        if (type === 'P') {
          const { name, text } = readParse(body)
          texts.set(name, text)
        }
        if (type === 'B') {
          const { name, values } = readBind(body)
          const text = texts.get(name) ?? ''
          recorded.push(name === '' ? { text, values } : { name, text, values })
        }
      }
    })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // Either side may disconnect at any time; the `close` handler ends the other.
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
      const taken = recorded
      recorded = []
      return taken
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
