import type { Api } from '@botanica/api-client'
import type { LiveStreamOptions } from '@botanica/api-client/live'
import type { Destination, Session, Unsubscribe } from '../shared/bridge.ts'
import type { Settings, SettingsChange } from '../shared/settings.ts'

/** The interfaces between the services of the main process. None of the services imports Electron at run time. */

/** A value whose changes can be observed. */
export interface Observable<Value> {
  readonly current: Value
  /** Calls the listener after each change. */
  subscribe: (listener: (value: Value) => void) => Unsubscribe
}

export interface SessionService extends Observable<Session> {
  signIn: () => Promise<void>
  cancelSignIn: () => void
  signOut: () => Promise<void>
}

export interface SettingsService extends Observable<Settings> {
  /** Whether the client can start at login; otherwise `change` ignores that setting. */
  readonly canStartAtLogin: boolean
  change: (change: SettingsChange) => Settings
}

/** The server, with the token of the signed-in member. */
export interface ServerService {
  /** The typed API client. */
  api: Api
  /**
   * Subscribes to live channels. All subscribers share one connection, which is closed while nobody
   * is signed in and while the machine sleeps or is locked.
   */
  follow: (
    topics: readonly string[],
    handlers: Pick<LiveStreamOptions, 'onOpen' | 'onMessages' | 'onDown'>
  ) => FollowHandle
}

export interface FollowHandle {
  change: (topics: readonly string[]) => void
  wake: () => void
  stop: () => void
}

/**
 * Whether the machine is in use. While it sleeps or is locked, the client sends no requests and
 * closes the live stream.
 */
export type PowerService = Observable<'awake' | 'resting'>

/** The client's one window. */
export interface WindowService {
  readonly isFocused: boolean
  /** Opens the window or brings it to the front, and navigates to the destination. */
  show: (place?: Destination) => void
}
