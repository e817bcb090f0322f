import type { OpenedStream } from '@botanica/api-client/live'
import type { Settings, SettingsChange } from './settings.ts'

/** The name under which the renderer finds the bridge: `window.staff`. */
export const BRIDGE = 'staff'

/** The one origin from which the renderer's files come, and whose frames may speak to the main process. */
export const APP_ORIGIN = 'app://bundle'

/** What the renderer may ask of the main process. Each channel takes one payload, which the main process validates. */
export const REQUESTS = {
  describe: 'shell:describe',
  readSession: 'session:read',
  signIn: 'session:sign-in',
  cancelSignIn: 'session:cancel-sign-in',
  signOut: 'session:sign-out',
  call: 'api:call',
  cancelCall: 'api:cancel',
  follow: 'live:follow',
  wake: 'live:wake',
  readSettings: 'settings:read',
  changeSettings: 'settings:change',
  chooseServer: 'server:choose',
  readUpdate: 'update:read',
  installUpdate: 'update:install',
} as const

/** What the main process tells the renderer without being asked. */
export const EVENTS = {
  session: 'session:changed',
  live: 'live:told',
  place: 'place:open',
  settings: 'settings:changed',
  update: 'update:changed',
} as const

/** What the client is and where it stands, for people to read. */
export interface Shell {
  version: string
  platform: 'linux' | 'darwin' | 'win32'
  /** Host and port of the server, or `null` until one is chosen. */
  server: string | null
  /** Scheme, host and port of the pages that links of the screens lead to (in the system's browser), or `null` with `server`. */
  siteUrl: string | null
  /** Where the platform's images are, without a slash at its end: the server's first image host, or `null` until it is known. */
  imageHost: string | null
  /** Whether the server was chosen when the client was built; else it may be chosen in a dialog of the main process. */
  serverIsFixed: boolean
  /** Whether the window goes to the tray when it is closed. */
  hasTray: boolean
  /** Whether the client can have itself started at login; what runs from its sources cannot. */
  canStartAtLogin: boolean
}

/** Why nobody is signed in: `never` at first, `ended` when the server ended it (12 hours, ban, change of role, revoked). */
export type SignedOutReason =
  'never' | 'self' | 'ended' | 'denied' | 'timeout' | 'unreachable' | 'failed'

export type Session =
  | {
      state: 'signed-out'
      reason: SignedOutReason
      /**
       * A session that was left here still has to be ended at its server, which was away. Where its token is until then: from memory it
       * goes with the end of the client.
       */
      unended?: 'system' | 'memory'
    }
  /** The system's browser is open, and is waited for. */
  | { state: 'signing-in' }
  | {
      state: 'signed-in'
      userId: string
      /** ISO 8601. */
      expiresAt: string
      /** Where the token is: in the system's key store, or in memory until the client is closed. */
      kept: 'system' | 'memory'
    }

/** A call of the server by the name of its route: no address, path or header comes from the renderer. */
export interface ApiCall {
  /** Of this call, to cancel it by. */
  id: string
  route: string
  /** The parameters of the route's pattern, by name. */
  params: Readonly<Record<string, string>>
  query: readonly (readonly [name: string, value: string])[]
  /** JSON text, or `null` for none. */
  body: string | null
  /** Of a deed that must not be done twice. */
  idempotencyKey: string | null
}

/** An answer of the server, or that there was none. */
export type ApiResponse =
  | {
      status: number
      contentType: string | null
      body: string
      /** What the client reads of an answer's head: the next page, when to try again. */
      link: string | null
      retryAfter: string | null
    }
  | { lost: 'network' | 'timeout' | 'aborted' | 'signed-out' }

/** What is told of the live channel (`LinkOptions` of the API client). */
export type LiveNotification =
  | ({ kind: 'open' } & OpenedStream)
  | { kind: 'messages'; messages: readonly unknown[] }
  | { kind: 'down' }

/** Where a notification, the tray or a link leads. */
export type Destination =
  | { kind: 'queue' }
  | { kind: 'applications' }
  | { kind: 'support' }
  | { kind: 'bot'; id: number }
  | { kind: 'application'; id: number }
  | { kind: 'request'; id: number }

export type Update =
  | { state: 'off' | 'none' | 'checking' }
  | { state: 'loading' | 'ready'; version: string }
  | { state: 'failed' }

/** Ends a subscription. */
export type Unsubscribe = () => void

/** Everything that the renderer has of the world outside: named functions, which reject with a {@link BridgeFailure}. */
export interface StaffBridge {
  describe: () => Promise<Shell>
  readSession: () => Promise<Session>
  /** Opens the system's browser. What comes of it is told by `onSession`. */
  signIn: () => Promise<void>
  cancelSignIn: () => Promise<void>
  signOut: () => Promise<void>
  call: (call: ApiCall) => Promise<ApiResponse>
  cancelCall: (id: string) => Promise<void>
  /** What the screens show, as topics of the live channel. */
  follow: (topics: readonly string[]) => Promise<void>
  /** Tries at once to open the live channel, if it is down. */
  wake: () => Promise<void>
  readSettings: () => Promise<Settings>
  changeSettings: (change: SettingsChange) => Promise<Settings>
  /** Opens the main process' dialog for the server's address, and signs out when another one is chosen. */
  chooseServer: () => Promise<void>
  readUpdate: () => Promise<Update>
  /** Restarts into the version that is ready. */
  installUpdate: () => Promise<void>
  onSession: (listener: (session: Session) => void) => Unsubscribe
  onLive: (listener: (told: LiveNotification) => void) => Unsubscribe
  onPlace: (listener: (place: Destination) => void) => Unsubscribe
  onSettings: (listener: (settings: Settings) => void) => Unsubscribe
  onUpdate: (listener: (update: Update) => void) => Unsubscribe
}

/** All that an error tells the renderer. */
export interface BridgeFailure {
  code: 'invalid' | 'refused' | 'unavailable' | 'unexpected'
  message: string
}

/** How the main process answers a request: Electron itself would tell the renderer the text of an error, and nothing else. */
export type Reply = { done: true; value: unknown } | { done: false; failure: BridgeFailure }
