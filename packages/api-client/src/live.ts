/** The push channel that makes polling needless while it is up. */
export interface LiveChannel {
  readonly connected: boolean
}

/** No channel: every screen polls at its documented interval. */
export const pollingOnly: LiveChannel = { connected: false }

/** A channel that is opened later (`startLive`), so that no page waits for it. */
export interface LiveState extends LiveChannel {
  connected: boolean
}
