/** Milliseconds without typing before a value is looked up. */
export const TYPING_PAUSE_MS = 500
