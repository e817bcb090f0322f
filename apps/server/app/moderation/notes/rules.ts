/** The length of a note, in characters. */
export const STAFF_NOTE_LIMITS = { min: 1, max: 2_000, multiline: true } as const

/** Notes of a bot that staff see, latest first. */
export const MAX_SHOWN_NOTES = 50

/** Months after which a note is deleted. */
export const STAFF_NOTE_MONTHS = 12

/** A mention of a staff member by username. Names of Discord have letters, digits, dots and underscores. */
const MENTION = /(?<![\w.])@([\w.]{2,32})/g

/** Lists the usernames that a note mentions, in lower case. A dot at the end belongs to the sentence. */
export function listMentions(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, name]) => name!.replace(/\.+$/, ''))
  return [...new Set(names.map((name) => name.toLowerCase()))]
}
