import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { HTTP_BAD_REQUEST, HTTP_NOT_FOUND, HTTP_SERVICE_UNAVAILABLE } from '../../http/status.ts'
import type { Simulation } from '../simulation.ts'
import { getSiteBot } from '../rest/caller.ts'
import { createChangePublisher } from './changes.ts'
import { openConnection, type Connection, type GatewayState } from './connection.ts'
import { hasIntent } from './intents.ts'
import { createGatewayLog, type LoggedGatewayEvent } from './log.ts'
import { toGuildCreate } from './payloads.ts'
import { createPresenceChanger } from './presence-changer.ts'
import { createSessions } from './sessions.ts'
import { DEFAULT_GATEWAY_SETTINGS, type GatewaySettings } from './settings.ts'

const GATEWAY_PATH = '/gateway'
/** Differs from the first URL, so that the log shows who resumes with it. */
const RESUME_PATH = '/gateway/resume'
const VERSION = '10'
const ENCODING = 'json'

/** Everything that a test can do to the gateway. The same calls exist over HTTP under `/control/gateway`. */
export interface GatewayControl {
  settings(): GatewaySettings
  /** Changes how the gateway behaves from now on. */
  configure(change: Partial<GatewaySettings>): void
  /**
   * Closes all sockets: with a code, as Discord would, or without one, like a broken connection. Returns their
   * number.
   */
  drop(code?: number): number
  /** Ignores everything on the open sockets and sends nothing, as if the cable were cut. Returns their number. */
  freeze(): number
  /** Asks all clients to disconnect and resume. Returns their number. */
  requestReconnect(): number
  /** Tells all clients that their session is invalid. Returns their number. */
  invalidate(resumable: boolean): number
  /** Deletes all sessions, so that nobody can resume; sockets stay open. */
  clearSessions(): void
  /** Changes the presences of a few members now. */
  changePresences(): void
  /** Number of open sockets. */
  connections(): number
  log(): readonly LoggedGatewayEvent[]
  clearLog(): void
}

export interface Gateway {
  readonly control: GatewayControl
  /** The URL that clients connect to. */
  url(): string
  /** Handles the WebSocket upgrades of this server. */
  attach(server: Server): void
  /** Sends the changes of the community server to the sessions. */
  publishChanges(): void
  /** Restores the initial state; connections stay open. */
  reset(): void
  close(): void
}

/** Discord's gateway, version 10: uncompressed JSON, one shard, and only what discord.js needs for one server. */
export function createGateway(
  simulation: Simulation,
  changes: Partial<GatewaySettings> = {}
): Gateway {
  const initial = { ...DEFAULT_GATEWAY_SETTINGS, ...changes }
  const directory = () => simulation.directory
  const webSockets = new WebSocketServer({ noServer: true })
  const connections = new Set<Connection>()
  const log = createGatewayLog(() => simulation.now())
  const feed = createChangePublisher(directory)
  const restlessness = createPresenceChanger(directory)
  const state: GatewayState = {
    simulation,
    log,
    sessions: createSessions(() => simulation.now()),
    settings: initial,
    lastIdentifyAt: Number.NEGATIVE_INFINITY,
    resumeUrl: () => toGatewayUrl(RESUME_PATH),
  }
  let timer: NodeJS.Timeout | undefined

  const toGatewayUrl = (path: string) => simulation.publicUrl.replace(/^http/, 'ws') + path

  function announce() {
    feed.tell(state.sessions.all())
  }

  function stir() {
    restlessness.step()
    announce()
  }

  /** Discord reports the server as unavailable, or as available again. */
  function publishAvailability() {
    const bot = getSiteBot(simulation)
    const id = directory().server.id
    for (const session of state.sessions
      .all()
      .filter(({ intents }) => hasIntent(intents, 'Guilds'))) {
      if (state.settings.serverAvailable) {
        session.dispatch('GUILD_CREATE', toGuildCreate(directory(), bot, session))
      } else session.dispatch('GUILD_DELETE', { id, unavailable: true })
    }
  }

  function configure(change: Partial<GatewaySettings>) {
    const wasAvailable = state.settings.serverAvailable
    state.settings = { ...state.settings, ...change }
    if (state.settings.serverAvailable !== wasAvailable) publishAvailability()
    clearInterval(timer)
    const { presenceChangeMs } = state.settings
    if (presenceChangeMs !== null) timer = setInterval(stir, presenceChangeMs).unref()
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const { pathname, searchParams } = new URL(request.url ?? '/', simulation.publicUrl)
    const path = pathname.replace(/(?<=.)\/$/, '')
    if (path !== GATEWAY_PATH && path !== RESUME_PATH) return answer(socket, HTTP_NOT_FOUND)
    if (!state.settings.accepts) {
      log.add({ kind: 'refuse' })
      setTimeout(() => answer(socket, HTTP_SERVICE_UNAVAILABLE), state.settings.refusesAfterMs)
      return
    }
    if (searchParams.get('v') !== VERSION || searchParams.get('encoding') !== ENCODING) {
      return answer(socket, HTTP_BAD_REQUEST)
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      log.add({ kind: 'connect', path })
      const connection = openConnection(webSocket, state)
      connections.add(connection)
      webSocket.once('close', () => connections.delete(connection))
    })
  }

  function each(work: (connection: Connection) => void): number {
    const all = [...connections]
    for (const connection of all) work(connection)
    return all.length
  }

  configure({})
  return {
    control: {
      settings: () => state.settings,
      configure,
      drop: (code) => each((connection) => connection.end(code)),
      freeze: () => each((connection) => connection.freeze()),
      requestReconnect: () => each((connection) => connection.requestReconnect()),
      invalidate: (resumable) => each((connection) => connection.invalidate(resumable)),
      clearSessions: () => state.sessions.endAll(),
      changePresences: stir,
      connections: () => connections.size,
      log: () => log.list(),
      clearLog: () => log.clear(),
    },
    url: () => toGatewayUrl(GATEWAY_PATH),
    attach: (server) => server.on('upgrade', upgrade),
    publishChanges: announce,
    reset() {
      restlessness.reset()
      configure(initial)
      state.lastIdentifyAt = Number.NEGATIVE_INFINITY
      announce()
      log.clear()
    },
    close() {
      clearInterval(timer)
      each((connection) => connection.end())
      webSockets.close()
    },
  }
}

function answer(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
}
