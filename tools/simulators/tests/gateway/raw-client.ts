import { once } from 'node:events'
import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10'
import { WebSocket } from 'ws'
import { DEMO_DISCORD_CREDENTIALS } from '../../src/index.ts'

const WAIT_MS = 2_000
const LARGEST_THRESHOLD = 250
const ALL_INTENTS =
  GatewayIntentBits.Guilds | GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences

export interface Frame {
  readonly op: number
  readonly t?: string | null
  readonly s?: number
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the gateway says; the tests look inside
  readonly d?: any
}

/** A client without any logic: it sends only what a test asks for. */
export class RawClient {
  readonly frames: Frame[] = []
  #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.frames.push(JSON.parse(String(data))))
    socket.on('error', () => {})
  }

  static async connect(url: string): Promise<RawClient> {
    const client = new RawClient(new WebSocket(`${url.replace(/^http/, 'ws')}?v=10&encoding=json`))
    await once(client.#socket, 'open')
    return client
  }

  send(frame: object | string) {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  identify(changes: Record<string, unknown> = {}) {
    this.send({
      op: GatewayOpcodes.Identify,
      d: {
        token: DEMO_DISCORD_CREDENTIALS.botToken,
        intents: ALL_INTENTS,
        properties: { os: 'test', browser: 'test', device: 'test' },
        large_threshold: LARGEST_THRESHOLD,
        ...changes,
      },
    })
  }

  /** Waits for the first matching frame. */
  async frame(fits: (frame: Frame) => boolean): Promise<Frame> {
    const deadline = Date.now() + WAIT_MS
    for (;;) {
      const found = this.frames.find(fits)
      if (found) return found
      const left = deadline - Date.now()
      if (left <= 0)
        throw new Error(
          `It never came; there was ${JSON.stringify(this.frames.map(({ op, t }) => t ?? op))}`
        )
      await Promise.race([
        once(this.#socket, 'message'),
        new Promise((resolve) => setTimeout(resolve, left)),
      ])
    }
  }

  event(name: string) {
    return this.frame(({ t }) => t === name)
  }

  async closeCode(): Promise<number> {
    const [code] = await once(this.#socket, 'close')
    return code
  }

  close(code?: number) {
    const closed = once(this.#socket, 'close')
    this.#socket.close(code)
    return closed
  }

  break() {
    this.#socket.terminate()
  }
}
