/**
 * Milliseconds after which all server processes have processed a change. A request before that could return
 * the old data.
 */
export const BROADCAST_WINDOW_MS = 1_000
