import type { LiveMessage } from '#app/core/rules'
import { eventually } from '#tests/helpers/eventually'

interface Frame {
  event: string
  id: string | undefined
  data: string
}

function frameOf(text: string): Frame {
  const fields = text.split('\n').map((line) => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)] as const
  })
  const { event = 'message', id, data = '' } = Object.fromEntries(fields) as Partial<Frame>
  return { event, id, data }
}

/** Somebody with an open screen. */
export class Listener {
  readonly frames: Frame[] = []
  hasEnded = false
  readonly #abort = new AbortController()
  status = 0
  headers = new Headers()

  static open(
    origin: string,
    topics: readonly string[],
    headers?: Record<string, string>
  ): Promise<Listener> {
    return Listener.follow(`${origin}/api/live?topics=${topics.join(',')}`, headers)
  }

  /** Opens a stream of server-sent events, which begins with an event or a comment. */
  static async follow(url: string, headers: Record<string, string> = {}): Promise<Listener> {
    const listener = new Listener()
    const answer = await fetch(url, { headers, signal: listener.#abort.signal })
    listener.status = answer.status
    listener.headers = answer.headers
    listener.#read(answer).catch(() => (listener.hasEnded = true))
    if (answer.ok) await listener.until(({ frames }) => frames.length > 0)
    return listener
  }

  async #read(answer: Response) {
    let rest = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop()!
      this.frames.push(...parts.map(frameOf))
    }
    this.hasEnded = true
  }

  until(holds: (listener: Listener) => boolean, within?: number) {
    return eventually(() => holds(this), {
      ...(within !== undefined && { within }),
      message: `heard no more than ${JSON.stringify(this.frames)}`,
    })
  }

  /** Returns the data of the first event. */
  get opened() {
    const first = this.frames.find(({ event }) => event === 'open')!
    return JSON.parse(first.data) as { topics: string[]; resumed: boolean }
  }

  get messages(): LiveMessage[] {
    return this.frames
      .filter(({ event }) => event === 'message')
      .flatMap(({ data }) => JSON.parse(data) as LiveMessage[])
  }

  get kinds() {
    return this.messages.map(({ kind }) => kind)
  }

  get ending(): string | undefined {
    const last = this.frames.find(({ event }) => event === 'end')
    return last && (JSON.parse(last.data) as { reason: string }).reason
  }

  get lastId() {
    return this.frames.findLast(({ id }) => id !== undefined)?.id
  }

  untilReceived(kind: LiveMessage['kind']) {
    return this.until(({ kinds }) => kinds.includes(kind))
  }

  leave() {
    this.#abort.abort()
  }
}
