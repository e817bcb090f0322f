import { once } from 'node:events'
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http'

/** Opened side by side, so that the server's answers and not its accepting is waited for. */
const OPENED_AT_ONCE = 50
const FRAME_END = '\n\n'
const DATA = 'data: '

/** What the channel tells of a bot's figures. */
interface Figures {
  kind: string
  id: number
  voteCount: number
}

interface Options {
  origin: string
  /** How many. */
  screens: number
  /** The bots that they show, each on as many as the others. */
  bots: readonly number[]
  onFigures: (figures: Figures) => void
}

export interface Screens {
  /** How many are connected still. */
  readonly connected: number
  close(): void
}

/** The messages of a frame; none of one that greets, or says that the channel is alive. */
function messagesOf(frame: string): Figures[] {
  const line = frame.split('\n').find((each) => each.startsWith(DATA))
  if (!line) return []
  const told: unknown = JSON.parse(line.slice(DATA.length) || 'null')
  return Array.isArray(told) ? (told as Figures[]) : []
}

/** Screens that are open on the pages of some bots, each with a connection of its own as from a browser of its own. */
export async function openScreens({ origin, screens, bots, onFigures }: Options): Promise<Screens> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const requests: ClientRequest[] = []
  let connected = 0

  async function open(bot: number) {
    const topics = `bots,bot:${bot},reviews:${bot}`
    const request = get(`${origin}/api/live?topics=${topics}`, { agent })
    requests.push(request)
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) throw new Error(`The channel answers ${answer.statusCode}.`)
    connected++
    answer.setEncoding('utf8')
    // Whoever is cut off is counted; that it is said why does not matter here.
    request.on('error', () => {})
    answer.on('error', () => {}).on('close', () => connected--)
    let rest = ''
    answer.on('data', (text: string) => {
      const frames = (rest + text).split(FRAME_END)
      rest = frames.pop()!
      for (const message of frames.flatMap(messagesOf)) {
        if (message.kind === 'figures') onFigures(message)
      }
    })
  }

  for (let first = 0; first < screens; first += OPENED_AT_ONCE) {
    const many = Math.min(OPENED_AT_ONCE, screens - first)
    await Promise.all(
      Array.from({ length: many }, (_, index) => open(bots[(first + index) % bots.length]!))
    )
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
