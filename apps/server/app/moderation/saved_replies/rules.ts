/** Maximum lengths of a saved reply, in characters. Filled in, its placeholders may be longer. */
export const SAVED_REPLY_LIMITS = {
  title: { min: 1, max: 80 },
  text: { min: 1, max: 800, multiline: true },
} as const

/** How many shared replies there may be, and how many of their own each staff member may have. */
export const MAX_SAVED_REPLIES = { shared: 50, personal: 50 } as const

/** What a reply may name in braces: the bot, the chosen rules of the guidelines, the member who reads it. */
export const REPLY_PLACEHOLDERS = ['bot', 'rule', 'member'] as const
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number]

/** The placeholder that a reply can have only if it names rules. */
export const RULE_PLACEHOLDER = 'rule' satisfies ReplyPlaceholder

/** Why a saved reply cannot be changed in its current state: English messages by code. */
export const SAVED_REPLY_CONFLICTS = {
  outdated: 'Somebody has changed this reply meanwhile.',
} as const

const PLACEHOLDER = /\{([^{}]*)\}/g

/** Lists what a text names in braces, known or not. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)
}

/** Replaces the placeholders of a text. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<ReplyPlaceholder, string>>
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as ReplyPlaceholder] : whole
  )
}
