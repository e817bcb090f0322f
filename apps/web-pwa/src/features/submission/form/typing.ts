/** Milliseconds without typing after which what was typed is looked up. */
export const TYPING_PAUSE_MS = 500
