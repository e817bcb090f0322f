import type { Grade, JudgedQuery } from './judged-queries.ts'

/** Results that count; a reader sees about as many without scrolling. */
export const DEPTH = 10
/** Places in which the expected bot has to be. */
export const FIRST_PLACES = 3
/** The goals: nDCG of all queries, and the share of queries whose expected bot is in the first places. */
export const QUALITY_GOALS = { ndcg: 0.85, inFirst: 0.95 } as const
const BEST: Grade = 3

/** A bot as the judgments know it. */
export interface JudgedBot {
  readonly name: string
  readonly tags: readonly string[]
}

/** The grades of all bots that answer a query, by their names. @throws for a bot or category that does not exist */
export function gradeBots({ query, expected }: JudgedQuery, bots: readonly JudgedBot[]) {
  const grades = new Map<string, Grade>()
  if ('category' in expected) {
    for (const { name, tags } of bots) {
      const place = tags.indexOf(expected.category)
      if (place >= 0) grades.set(name, place === 0 ? BEST : 2)
    }
    if (grades.size === 0) throw new Error(`No bot is in ${expected.category} ("${query}").`)
    return grades
  }
  const known = new Set(bots.map(({ name }) => name))
  for (const [grade, names] of Object.entries(expected)) {
    for (const name of names) {
      if (!known.has(name)) throw new Error(`There is no bot "${name}" ("${query}").`)
      grades.set(name, Number(grade) as Grade)
    }
  }
  return grades
}

const gain = (grade: number) => 2 ** grade - 1

function discountedGain(grades: readonly number[]) {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0)
}

export interface QueryScore {
  readonly query: JudgedQuery
  /** Normalized discounted cumulative gain of the first results. Of a query without answers: 1 if nothing was found. */
  readonly ndcg: number
  /** Whether an expected bot is in the first places; `null` for a query without an expected bot. */
  readonly isInFirst: boolean | null
  readonly found: readonly string[]
}

/** Scores the results of a query. @param found names of bots, best first */
export function scoreQuery(
  query: JudgedQuery,
  bots: readonly JudgedBot[],
  found: readonly string[]
): QueryScore {
  const grades = gradeBots(query, bots)
  if (grades.size === 0) {
    return { query, ndcg: found.length === 0 ? 1 : 0, isInFirst: null, found }
  }
  const ideal = discountedGain([...grades.values()].toSorted((one, other) => other - one))
  const hasBest = [...grades.values()].includes(BEST)
  return {
    query,
    ndcg: discountedGain(found.map((name) => grades.get(name) ?? 0)) / ideal,
    isInFirst: hasBest
      ? found.slice(0, FIRST_PLACES).some((name) => grades.get(name) === BEST)
      : null,
    found,
  }
}

export interface QualitySummary {
  readonly queries: number
  readonly ndcg: number
  readonly inFirst: number
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length

export function summarizeScores(scores: readonly QueryScore[]): QualitySummary {
  return {
    queries: scores.length,
    ndcg: average(scores.map(({ ndcg }) => ndcg)),
    inFirst: average(
      scores.flatMap(({ isInFirst }) => (isInFirst === null ? [] : [Number(isInFirst)]))
    ),
  }
}

export const meetsGoals = ({ ndcg, inFirst }: QualitySummary) =>
  ndcg >= QUALITY_GOALS.ndcg && inFirst >= QUALITY_GOALS.inFirst

const WORST = 20

/** The queries with the worst results, a line each: what was found instead. */
export function formatWorst(scores: readonly QueryScore[], most: number = WORST): string {
  return scores
    .filter(({ ndcg, isInFirst }) => ndcg < 1 || isInFirst === false)
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, most)
    .map(
      ({ query, ndcg, isInFirst, found }) =>
        `${ndcg.toFixed(2)}${isInFirst === false ? ' !' : ''} ${query.kind} "${query.query}": ${found.slice(0, FIRST_PLACES).join(', ') || 'nothing'}`
    )
    .join('\n')
}
