/** The push channel that makes polling needless while it is up. */
export interface LiveStreamState {
  readonly connected: boolean
}

/** No channel: every screen polls at its documented interval. */
export const pollingOnly: LiveStreamState = { connected: false }

/** A channel that is opened later (`startLiveUpdates`), so that no page waits for it. */
export interface MutableLiveStreamState extends LiveStreamState {
  connected: boolean
}
