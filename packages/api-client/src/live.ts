/** The push channel that makes polling needless while it is up (ruling S6). */
export interface LiveChannel {
  readonly connected: boolean
}

/** No channel: every screen polls at its documented interval. */
export const pollingOnly: LiveChannel = { connected: false }
