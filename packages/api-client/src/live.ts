/** The state of the live stream; polling pauses while it is open. */
export interface LiveStreamState {
  readonly connected: boolean
}

/** No live stream: every screen polls at its documented interval. */
export const pollingOnly: LiveStreamState = { connected: false }

/** State of a live stream that is opened later (`startLiveUpdates`), so that no page waits for it. */
export interface MutableLiveStreamState extends LiveStreamState {
  connected: boolean
}
