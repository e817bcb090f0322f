/** Milliseconds without typing after which what was typed is looked up (document 1 section 9). */
export const TYPING_PAUSE_MS = 500
