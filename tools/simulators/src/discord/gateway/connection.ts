import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10'
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import { getSiteBot } from '../rest/caller.ts'
import type { Simulation } from '../simulation.ts'
import {
  frameSchema,
  identifySchema,
  requestMembersSchema,
  resumeSchema,
  type Identify,
  type RequestMembers,
  type Resume,
} from './frames.ts'
import { hasDisallowedIntents, isValidIntents, hasIntent } from './intents.ts'
import type { GatewayLog } from './log.ts'
import { toGuildCreate, toMemberChunks, toReady } from './payloads.ts'
import type { Session, Sessions } from './sessions.ts'
import type { GatewaySettings } from './settings.ts'
import { MINUTE_MS } from '@botanica/demo-world'

/** Discord closes the connection of a client that sends more in a minute. */
const MOST_FRAMES_A_MINUTE = 120
const MEMBERS_A_CHUNK = 1_000
/** Close codes with which a client says that it will not resume its session. */
const NORMAL_CLOSE_CODES = new Set([1000, 1001])

/** State shared by all connections. */
export interface GatewayState {
  readonly simulation: Simulation
  readonly sessions: Sessions
  readonly log: GatewayLog
  settings: GatewaySettings
  /** When a session last began, in milliseconds of the simulator's clock. */
  lastIdentifyAt: number
  resumeUrl(): string
}

export interface Connection {
  /** Asks the client to disconnect and resume (`Reconnect`). */
  requestReconnect(): void
  /** Sends `Invalid Session`; the session ends unless it is resumable. */
  invalidate(resumable: boolean): void
  /** Ignores everything received and sends nothing, while the socket stays open. */
  freeze(): void
  /** Closes with a code, or breaks the socket without one. */
  end(code?: number): void
}

/** The gateway's side of one socket. */
export function openConnection(socket: WebSocket, state: GatewayState): Connection {
  const { simulation, sessions, log } = state
  let session: Session | null = null
  let frames = { count: 0, endAt: 0 }

  const send = (frame: object) => socket.send(JSON.stringify(frame))
  const close = (code: GatewayCloseCodes) => socket.close(code)
  const rejectSession = () => send({ op: GatewayOpcodes.InvalidSession, d: false })

  function leaveSession() {
    session?.detach()
    session = null
  }

  function identify({ token, intents, large_threshold: largeThreshold, shard }: Identify) {
    if (session) return close(GatewayCloseCodes.AlreadyAuthenticated)
    if (token !== simulation.credentials.botToken)
      return close(GatewayCloseCodes.AuthenticationFailed)
    if (shard[1] !== 1 || shard[0] !== 0) return close(GatewayCloseCodes.InvalidShard)
    if (!isValidIntents(intents)) return close(GatewayCloseCodes.InvalidIntents)
    if (hasDisallowedIntents(intents, state.settings.privilegedIntents)) {
      return close(GatewayCloseCodes.DisallowedIntents)
    }
    const now = simulation.now()
    if (now - state.lastIdentifyAt < state.settings.identifyIntervalMs) {
      log.add({ kind: 'identify', session: null })
      return rejectSession()
    }
    const { identifiesLeft } = state.settings
    // Identifying beyond the daily limit resets the token.
    if (identifiesLeft === 0) return close(GatewayCloseCodes.AuthenticationFailed)
    state.settings = { ...state.settings, identifiesLeft: identifiesLeft - 1 }
    state.lastIdentifyAt = now

    const bot = getSiteBot(simulation)
    session = sessions.begin({ intents, largeThreshold })
    log.add({ kind: 'identify', session: session.id })
    if (!state.settings.greets) return
    session.attach(send)
    session.dispatch('READY', toReady(bot, serverId(), session, state.resumeUrl()))
    if (hasIntent(intents, 'Guilds') && state.settings.serverAvailable) {
      session.dispatch('GUILD_CREATE', toGuildCreate(simulation.directory, bot, session))
    }
  }

  function resume({ token, session_id: id, seq }: Resume) {
    if (session) return close(GatewayCloseCodes.AlreadyAuthenticated)
    if (token !== simulation.credentials.botToken)
      return close(GatewayCloseCodes.AuthenticationFailed)
    const found = sessions.find(id)
    const missed = found?.missedSince(seq)
    log.add({ kind: 'resume', session: id, replayed: missed?.length ?? null })
    if (!found || !missed) return rejectSession()
    session = found
    for (const dispatch of missed) send(dispatch)
    session.attach(send)
    session.dispatch('RESUMED', {})
  }

  function sendMembers(request: RequestMembers) {
    log.add({ kind: 'request_members' })
    const wantsAll =
      request.user_ids === undefined && (request.query ?? '') === '' && request.limit === 0
    if (request.guild_id !== serverId()) return
    if (wantsAll && !hasIntent(session!.intents, 'GuildMembers')) return
    const everybody = simulation.directory.members()
    const ids = request.user_ids === undefined ? null : new Set([request.user_ids].flat())
    const query = (request.query ?? '').toLowerCase()
    const matching = everybody.filter(({ account }) =>
      ids ? ids.has(account.id) : account.account.username.toLowerCase().startsWith(query)
    )
    const members = wantsAll || ids ? matching : matching.slice(0, request.limit)
    const notFound = [...(ids ?? [])].filter(
      (id) => !members.some(({ account }) => account.id === id)
    )
    const presences = request.presences && hasIntent(session!.intents, 'GuildPresences')
    for (const chunk of toMemberChunks(members, MEMBERS_A_CHUNK, serverId(), {
      presences,
      notFound,
      nonce: request.nonce,
    })) {
      session!.dispatch('GUILD_MEMBERS_CHUNK', chunk)
    }
  }

  function serverId() {
    return simulation.directory.server.id
  }

  function isTooMany() {
    const now = Date.now()
    if (frames.endAt <= now) frames = { count: 0, endAt: now + MINUTE_MS }
    frames.count += 1
    return frames.count > MOST_FRAMES_A_MINUTE
  }

  function receive(data: RawData) {
    if (isTooMany()) return close(GatewayCloseCodes.RateLimited)
    const frame = parseFrame(frameSchema, toJson(data))
    if (!frame) return close(GatewayCloseCodes.DecodeError)

    switch (frame.op) {
      case GatewayOpcodes.Heartbeat:
        log.add({ kind: 'heartbeat' })
        if (state.settings.acknowledges) send({ op: GatewayOpcodes.HeartbeatAck })
        return
      case GatewayOpcodes.Identify:
        return parseOrClose(identifySchema, frame.d, identify)
      case GatewayOpcodes.Resume:
        return parseOrClose(resumeSchema, frame.d, resume)
      case GatewayOpcodes.RequestGuildMembers:
        if (!session) return close(GatewayCloseCodes.NotAuthenticated)
        return parseOrClose(requestMembersSchema, frame.d, sendMembers)
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        // Presence updates of the site's own bot are ignored.
        if (!session) close(GatewayCloseCodes.NotAuthenticated)
        return
      default:
        close(GatewayCloseCodes.UnknownOpcode)
    }
  }

  function parseOrClose<Schema extends v.GenericSchema>(
    schema: Schema,
    data: unknown,
    work: (parsed: v.InferOutput<Schema>) => void
  ) {
    const parsed = parseFrame(schema, data)
    if (parsed === undefined) close(GatewayCloseCodes.DecodeError)
    else work(parsed)
  }

  socket.on('message', receive)
  socket.on('close', (code) => {
    log.add({ kind: 'close', code })
    const id = session?.id
    leaveSession()
    if (id !== undefined && NORMAL_CLOSE_CODES.has(code)) sessions.end(id)
  })
  // A broken socket closes as well.
  socket.on('error', () => {})
  send({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: state.settings.heartbeatIntervalMs } })

  return {
    requestReconnect: () => send({ op: GatewayOpcodes.Reconnect, d: null }),
    invalidate(resumable) {
      const id = session?.id
      leaveSession()
      if (!resumable && id !== undefined) sessions.end(id)
      send({ op: GatewayOpcodes.InvalidSession, d: resumable })
    },
    freeze() {
      leaveSession()
      socket.pause()
    },
    end(code) {
      if (code === undefined) socket.terminate()
      else socket.close(code)
    },
  }
}

function toJson(data: RawData): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

function parseFrame<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, data)
  return result.success ? result.output : undefined
}
