import type { Api } from '@botanica/api-client'
import type { LinkOptions } from '@botanica/api-client/live'
import type { Destination, Session, Unsubscribe } from '../shared/bridge.ts'
import type { Settings, SettingsChange } from '../shared/settings.ts'

/** What the parts of the main process see of each other. Each gets what it needs; none imports Electron at run time. */

/** Something that changes, and whose changes are told. */
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
  /** Whether the system lets the client start at login; where not, `change` leaves that as it is. */
  readonly canStartAtLogin: boolean
  change: (change: SettingsChange) => Settings
}

/** The server, with the token of who is signed in. */
export interface ServerService {
  /** The typed client. */
  api: Api
  /**
   * Follows topics of the live channel. However many follow, one connection is open; it rests while nobody is signed in, and
   * while the machine sleeps or is locked.
   */
  follow: (
    topics: readonly string[],
    handlers: Pick<LinkOptions, 'onOpen' | 'onMessages' | 'onDown'>
  ) => FollowHandle
}

export interface FollowHandle {
  change: (topics: readonly string[]) => void
  wake: () => void
  stop: () => void
}

/** Whether the machine is in use. While it sleeps or is locked, nothing is asked and nothing is followed. */
export type PowerService = Observable<'awake' | 'resting'>

/** The client's one window. */
export interface WindowService {
  readonly isFocused: boolean
  /** Opens the window, or brings it to the front, and leads to a place. */
  show: (place?: Destination) => void
}
