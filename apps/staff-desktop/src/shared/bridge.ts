import type { OpenedStream } from '@botanica/api-client/live'
import type { Settings, SettingsChange } from './settings.ts'

/** The name of the bridge in the renderer: `window.staff`. */
export const BRIDGE = 'staff'

/** The only origin of the renderer's files, and the only one whose frames may use the bridge. */
export const APP_ORIGIN = 'app://bundle'

/** Channels of the renderer's requests. Each takes one payload, which the main process validates. */
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
  copyId: 'clipboard:copy-id',
} as const

/** Channels of the main process's events. */
export const EVENTS = {
  session: 'session:changed',
  live: 'live:told',
  place: 'place:open',
  settings: 'settings:changed',
  update: 'update:changed',
} as const

/** A description of the client and its server, for people to read. */
export interface Shell {
  version: string
  platform: 'linux' | 'darwin' | 'win32'
  /** Host and port of the server, or `null` until one is chosen. */
  server: string | null
  /** Origin of the site that the screens link to (in the system's browser); `null` when `server` is. */
  siteUrl: string | null
  /** Base URL of Discord's images without a trailing slash; `null` until the server has sent it. */
  imageHost: string | null
  /** Whether the server is fixed by the build; otherwise users choose it in a dialog of the main process. */
  serverIsFixed: boolean
  /** Whether closing the window hides it in the tray. */
  hasTray: boolean
  /** Whether the client can start at login; a client that runs from its sources cannot. */
  canStartAtLogin: boolean
}

/**
 * Why nobody is signed in: `never` on first start, `self` after signing out, `ended` when the
 * server ended the session (12 hours, ban, change of role, revoked).
 */
export type SignedOutReason =
  'never' | 'self' | 'ended' | 'denied' | 'timeout' | 'unreachable' | 'failed'

export type Session =
  | {
      state: 'signed-out'
      reason: SignedOutReason
      /**
       * The token of the last session still has to be revoked; the server was unreachable. Says
       * where the token is stored until then; in memory it is lost when the client quits.
       */
      unended?: 'system' | 'memory'
    }
  /** The client waits for the system's browser. */
  | { state: 'signing-in' }
  | {
      state: 'signed-in'
      userId: string
      /** ISO 8601. */
      expiresAt: string
      /** Where the token is stored: in the system's key store, or in memory until the client quits. */
      tokenStorage: 'system' | 'memory'
    }

/** A call to the server by route name. The renderer passes no URL, path or header. */
export interface ApiCall {
  /** Identifies the call, to cancel it. */
  id: string
  route: string
  /** The parameters of the route's pattern, by name. */
  params: Readonly<Record<string, string>>
  query: readonly (readonly [name: string, value: string])[]
  /** JSON text, or `null` for none. */
  body: string | null
  /** For a mutation that must not run twice. */
  idempotencyKey: string | null
}

/** The server's response, or why there is none. */
export type ApiResponse =
  | {
      status: number
      contentType: string | null
      body: string
      /** Response headers that the client reads: next page, and when to retry. */
      link: string | null
      retryAfter: string | null
    }
  | { lost: 'network' | 'timeout' | 'aborted' | 'signed-out' }

/** A notification about the live stream (`LiveStreamOptions` of the API client). */
export type LiveNotification =
  | ({ kind: 'open' } & OpenedStream)
  | { kind: 'messages'; messages: readonly unknown[] }
  | { kind: 'down' }

/** The destination of a notification, the tray or a deep link. */
export type Destination =
  | { kind: 'queue' }
  | { kind: 'applications' }
  | { kind: 'support' }
  | { kind: 'appeals' }
  | { kind: 'reports' }
  | { kind: 'changes' }
  | { kind: 'bot'; id: number }
  | { kind: 'application'; id: number }
  | { kind: 'request'; id: number }
  | { kind: 'appeal'; id: number }
  | { kind: 'report'; id: number }
  | { kind: 'change'; id: number }

export type Update =
  | { state: 'off' | 'none' | 'checking' }
  | { state: 'loading' | 'ready'; version: string }
  | { state: 'failed' }

/** Ends a subscription. */
export type Unsubscribe = () => void

/** Everything that the renderer can reach: named functions, which reject with a {@link BridgeFailure}. */
export interface StaffBridge {
  describe: () => Promise<Shell>
  readSession: () => Promise<Session>
  /** Opens the system's browser. The result arrives through `onSession`. */
  signIn: () => Promise<void>
  cancelSignIn: () => Promise<void>
  signOut: () => Promise<void>
  call: (call: ApiCall) => Promise<ApiResponse>
  cancelCall: (id: string) => Promise<void>
  /** Subscribes to the live channels of the screens that are shown. */
  follow: (topics: readonly string[]) => Promise<void>
  /** Reconnects the live stream immediately if it is down. */
  wake: () => Promise<void>
  readSettings: () => Promise<Settings>
  changeSettings: (change: SettingsChange) => Promise<Settings>
  /** Opens the main process's dialog for the server's address. Signs out when another server is chosen. */
  chooseServer: () => Promise<void>
  readUpdate: () => Promise<Update>
  /** Restarts into the downloaded version. */
  installUpdate: () => Promise<void>
  /** Copies an ID of Discord; the page copies nothing else. */
  copyId: (id: string) => Promise<void>
  onSession: (listener: (session: Session) => void) => Unsubscribe
  onLive: (listener: (notification: LiveNotification) => void) => Unsubscribe
  onPlace: (listener: (place: Destination) => void) => Unsubscribe
  onSettings: (listener: (settings: Settings) => void) => Unsubscribe
  onUpdate: (listener: (update: Update) => void) => Unsubscribe
}

/** The only data of an error that the renderer receives. */
export interface BridgeFailure {
  code: 'invalid' | 'refused' | 'unavailable' | 'unexpected'
  message: string
}

/** The result of a request. Electron itself would send the renderer only the message of an error. */
export type Reply = { done: true; value: unknown } | { done: false; failure: BridgeFailure }
