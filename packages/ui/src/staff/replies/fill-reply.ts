import {
  DEFAULT_LANGUAGE,
  fillPlaceholders,
  GUIDELINES,
  MAX_DECISION_RULES,
  type Language,
  type RuleId,
} from '@botanica/api-client/contract'
import type { SavedReply } from '@botanica/api-client/staff'

/** What a decision is about, and who reads its reason. */
export interface ReplySubject {
  /** The bot's name. */
  bot: string
  /** The name of the member. */
  member: string
  /** The member's language; null while it is unknown. */
  language: Language | null
  /** It stands for several bots: the names are filled in later, and each member gets the reply in their language. */
  isMany?: boolean
}

/** The field of a reply's text in each language. */
export const REPLY_TEXTS = { en: 'textEn', ro: 'textRo' } as const satisfies Record<
  Language,
  keyof SavedReply
>

const QUOTES: Record<Language, readonly [open: string, close: string]> = {
  en: ['“', '”'],
  ro: ['„', '”'],
}

/** Returns the language in which to write to a member. */
export const getReplyLanguage = ({ language }: ReplySubject): Language =>
  language ?? DEFAULT_LANGUAGE

/** Returns a reply's text for a decision. */
export function fillReply(reply: SavedReply, subject: ReplySubject, language: Language): string {
  const [open, close] = QUOTES[language]
  const rules = reply.ruleIds.map((id) => open + GUIDELINES[id].title[language] + close)
  return fillPlaceholders(reply[REPLY_TEXTS[language]], {
    bot: subject.bot,
    member: subject.member,
    rule: rules.join(', '),
  })
}

/** Replaces the rules of the former reply with those of the new one; others stay. At most as many as a decision names. */
export function mergeRules(
  chosen: readonly RuleId[],
  added: readonly RuleId[],
  former: readonly RuleId[] = []
): RuleId[] {
  const others = chosen.filter((id) => !former.includes(id))
  return [...new Set([...others, ...added])].slice(0, MAX_DECISION_RULES)
}
