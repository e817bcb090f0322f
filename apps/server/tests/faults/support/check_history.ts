import type { Effect, History, State, Write } from '#tests/faults/support/history'

/** Something that no fault may cause. */
export interface Violation {
  rule:
    | 'lost'
    | 'doubled'
    | 'unexpected'
    | 'wrong count'
    | 'foreign answer'
    | 'server error'
    | 'wrong answer'
  target: string
  detail: string
  /** The writes that the violation is about, in order. */
  writes: readonly Write[]
}

/** A server that is up answers these instead of a 500: overloaded, or a dependency does not respond. */
const DOCUMENTED_ERRORS = new Set(['502', '503', '504'])

/** Returns the effects of one kind with their writes, by target. */
function groupByTarget<Kind extends Effect['kind']>(writes: readonly Write[], kind: Kind) {
  const effects = writes.flatMap((write) =>
    write.effects
      .filter((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind)
      .map((effect) => ({ effect, write }))
  )
  return Map.groupBy(effects, ({ effect }) => effect.target)
}

const getWrites = (group: readonly { write: Write }[]) => group.map(({ write }) => write)

/** An acknowledged write has one row, a rejected one none, an ambiguous one at most one. */
function checkAppended({ writes }: History, before: State, after: State): Violation[] {
  const violations: Violation[] = []
  const groups = groupByTarget(writes, 'appended')
  for (const target of new Set([...groups.keys(), ...after.appended.keys()])) {
    const group = groups.get(target) ?? []
    const rows = (after.appended.get(target) ?? 0) - (before.appended.get(target) ?? 0)
    const min = group.filter(({ write }) => write.outcome === 'acknowledged').length
    const max = min + group.filter(({ write }) => write.outcome === 'ambiguous').length
    if (rows >= min && rows <= max) continue
    const rule = rows < min ? 'lost' : max === 0 ? 'unexpected' : 'doubled'
    const detail = `${rows} rows, expected ${min === max ? min : `${min} to ${max}`}`
    violations.push({ rule, target, detail, writes: getWrites(group) })
  }
  return violations
}

/** The value is that of the last acknowledged write, or of an ambiguous one after it. */
function checkStored({ writes }: History, before: State, after: State): Violation[] {
  const violations: Violation[] = []
  const groups = groupByTarget(writes, 'stored')
  for (const target of new Set([...groups.keys(), ...after.stored.keys()])) {
    const group = groups.get(target) ?? []
    const found = after.stored.get(target) ?? []
    if (found.length > 1) {
      const detail = `${found.length} rows: ${found.join(', ')}`
      violations.push({ rule: 'doubled', target, detail, writes: getWrites(group) })
      continue
    }
    const last = group.findLastIndex(({ write }) => write.outcome === 'acknowledged')
    const initial = before.stored.get(target)?.[0] ?? null
    const allowed = [
      last === -1 ? initial : group[last]!.effect.value,
      ...group
        .slice(last + 1)
        .filter(({ write }) => write.outcome === 'ambiguous')
        .map(({ effect }) => effect.value),
    ]
    const value = found[0] ?? null
    if (allowed.includes(value)) continue
    const detail = `is ${value}, expected ${allowed.join(' or ')}`
    const rule = last === -1 ? 'unexpected' : 'lost'
    violations.push({ rule, target, detail, writes: getWrites(group) })
  }
  return violations
}

function checkAnswers({ answers, writes }: History): Violation[] {
  const foreign = answers
    .filter(({ requester, owners }) => owners.some((owner) => owner !== requester))
    .map(({ path, requester, owners }): Violation => {
      const detail = `${requester} got data of ${owners.join(', ')}`
      return { rule: 'foreign answer', target: path, detail, writes: [] }
    })
  const failed = writes
    .filter(({ attempts }) =>
      attempts.some((attempt) => /^5\d\d/.test(attempt) && !DOCUMENTED_ERRORS.has(attempt))
    )
    .map((write): Violation => {
      const detail = write.attempts.join(', ')
      return { rule: 'server error', target: write.what, detail, writes: [write] }
    })
  const wrong = writes
    .filter(({ outcome, isForbidden }) => outcome === (isForbidden ? 'acknowledged' : 'rejected'))
    .map((write): Violation => {
      const detail = write.attempts.join(', ')
      return { rule: 'wrong answer', target: write.what, detail, writes: [write] }
    })
  return [...foreign, ...failed, ...wrong]
}

/**
 * Compares what clients were told with what is there.
 * @param counters stored counts that differ from the rows that they count
 */
export function checkHistory(
  history: History,
  { before, after, counters }: { before: State; after: State; counters: readonly string[] }
): Violation[] {
  return [
    ...checkAppended(history, before, after),
    ...checkStored(history, before, after),
    ...checkAnswers(history),
    ...counters.map((detail): Violation => {
      return { rule: 'wrong count', target: detail.split(':')[0]!, detail, writes: [] }
    }),
  ]
}

const MAX_WRITES_SHOWN = 12

/** Formats a violation with the history of its writes. */
export function formatViolation({ rule, target, detail, writes }: Violation): string {
  const lines = writes.slice(-MAX_WRITES_SHOWN).map((write) => {
    const sentAt = new Date(write.sentAt).toISOString()
    const ms = write.decidedAt - write.sentAt
    return `  ${sentAt} ${write.what} by ${write.actor}: ${write.outcome} after ${ms} ms (${write.attempts.join(', ')})`
  })
  return [`${rule}: ${target}: ${detail}`, ...lines].join('\n')
}
