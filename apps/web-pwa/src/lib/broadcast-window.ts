/** Milliseconds after which every process has heard of a change and answers with it; asked sooner, the old answer would come back. */
export const BROADCAST_WINDOW_MS = 1_000
