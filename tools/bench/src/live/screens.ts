import { once } from 'node:events'
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http'

/**
 * Connections opened in parallel, so that opening them waits for the server's responses and not for one accept after
 * the other.
 */
const OPENED_AT_ONCE = 50
const FRAME_END = '\n\n'
const DATA = 'data: '

/** The payload of a live event about a bot's counts. */
interface BotCounts {
  kind: string
  id: number
  voteCount: number
}

interface Options {
  origin: string
  /** Number of screens to open. */
  screens: number
  /** Ids of the bots that the screens show, distributed evenly. */
  bots: readonly number[]
  onCounts: (counts: BotCounts) => void
  /** The request headers of a screen, by its number. */
  headers?: (screen: number) => Record<string, string>
}

export interface Screens {
  /** Number of screens that are still connected. */
  readonly connected: number
  close(): void
}

/** Parses the events of an SSE frame. Greetings and keep-alive comments have none. */
function parseEvents(frame: string): BotCounts[] {
  const line = frame.split('\n').find((each) => each.startsWith(DATA))
  if (!line) return []
  const events: unknown = JSON.parse(line.slice(DATA.length) || 'null')
  return Array.isArray(events) ? (events as BotCounts[]) : []
}

/** Opens screens on the pages of some bots. Each has its own connection, like a separate browser. */
export async function openScreens({
  origin,
  screens,
  bots,
  onCounts,
  headers,
}: Options): Promise<Screens> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const requests: ClientRequest[] = []
  let connected = 0

  async function open(screen: number) {
    const bot = bots[screen % bots.length]!
    const topics = `bots,bot:${bot},reviews:${bot}`
    const request = get(`${origin}/api/live?topics=${topics}`, {
      agent,
      headers: headers?.(screen),
    })
    requests.push(request)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) throw new Error(`The channel answers ${response.statusCode}.`)
    connected++
    response.setEncoding('utf8')
    // Closed connections are counted elsewhere; the error itself does not matter.
    request.on('error', () => {})
    response.on('error', () => {}).on('close', () => connected--)
    let rest = ''
    response.on('data', (text: string) => {
      const frames = (rest + text).split(FRAME_END)
      rest = frames.pop()!
      for (const message of frames.flatMap(parseEvents)) {
        if (message.kind === 'figures') onCounts(message)
      }
    })
  }

  for (let first = 0; first < screens; first += OPENED_AT_ONCE) {
    const many = Math.min(OPENED_AT_ONCE, screens - first)
    await Promise.all(Array.from({ length: many }, (_, index) => open(first + index)))
  }
  return {
    get connected() {
      return connected
    },
    close() {
      for (const request of requests) request.destroy()
      agent.destroy()
    },
  }
}
