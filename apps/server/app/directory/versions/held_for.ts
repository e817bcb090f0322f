import type { BotFields } from '#app/directory/bot_fields'
import { type HeldFor, MIN_WORD_SIMILARITY, SAMPLED_EDITS } from '#app/directory/versions/rules'

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Counts the words of a text, regardless of case. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

/** Returns how many of their words two texts share, from 0 to 1: the Sørensen–Dice coefficient of their words. */
export function getWordSimilarity(text: string, other: string): number {
  const [words, others] = [countWords(text), countWords(other)]
  const total = sum(words.values()) + sum(others.values())
  if (total === 0) return 1
  const shared = [...words].map(([word, count]) => Math.min(count, others.get(word) ?? 0))
  return (2 * sum(shared)) / total
}

const LIST_SEPARATOR = /[\s,+]+/
const DIGITS = /^\d+$/

/** The bit set of an invitation's permissions; `undefined` when it is not a number. */
function getPermissions({ searchParams }: URL): bigint | undefined {
  const permissions = searchParams.get('permissions') ?? '0'
  return DIGITS.test(permissions) ? BigInt(permissions) : undefined
}

const getScopes = ({ searchParams }: URL) =>
  new Set((searchParams.get('scope') ?? '').split(LIST_SEPARATOR).filter(Boolean))

/** Where an invitation leads, without what it requests. Links that cannot be decoded differ in their paths. */
const getTarget = ({ origin, pathname }: URL) => origin + pathname

/** Whether an invitation may request more than the former one: a scope, a permission, or something unknown. */
export function requestsMore(invitation: string, former: string): boolean {
  if (!URL.canParse(invitation) || !URL.canParse(former)) return invitation !== former
  const [now, then] = [new URL(invitation), new URL(former)]
  const [permissions, formerPermissions] = [getPermissions(now), getPermissions(then)]
  if (permissions === undefined) return invitation !== former
  const hasNewScope = [...getScopes(now)].some((scope) => !getScopes(then).has(scope))
  const hasNewPermission = (permissions & ~(formerPermissions ?? 0n)) !== 0n
  return hasNewScope || hasNewPermission || getTarget(now) !== getTarget(then)
}

type PartialFields = { readonly [Field in keyof BotFields]?: BotFields[Field] | undefined }

/** Stored addresses may predate today's rules, by which they are stored as parsed. */
const toAddress = (text: string) => (URL.canParse(text) ? new URL(text).href : text)

function isOtherAddress(address: string | null | undefined, former: string | null): boolean {
  if (address === undefined || address === null) return false
  return former === null || toAddress(address) !== toAddress(former)
}

/**
 * Returns what of a change of an approved bot must wait for staff; nothing when it can be live at once.
 * @param approvedDescription the long description that staff saw last
 */
export function getHeldFor(
  change: PartialFields,
  listed: BotFields,
  approvedDescription: string
): HeldFor[] {
  const { inviteUrl, description } = change
  const isHeld: Record<HeldFor, boolean> = {
    invitation: inviteUrl !== undefined && requestsMore(inviteUrl, listed.inviteUrl),
    supportServer: isOtherAddress(change.supportServer, listed.supportServer),
    website: isOtherAddress(change.website, listed.website),
    description:
      description !== undefined &&
      description !== listed.description &&
      getWordSimilarity(description, approvedDescription) < MIN_WORD_SIMILARITY,
  }
  return (Object.keys(isHeld) as HeldFor[]).filter((name) => isHeld[name])
}

/** Whether staff look at an edit that is live. @param versionId the id of the version that it made */
export function isSampled(versionId: number): boolean {
  return versionId % SAMPLED_EDITS === 0
}
