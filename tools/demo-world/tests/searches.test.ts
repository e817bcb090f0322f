import { describe, expect, test } from 'vitest'
import {
  JUDGED_QUERIES,
  QUERY_KINDS,
  gradeBots,
  scoreQuery,
  summarizeScores,
  type JudgedQuery,
} from '../src/searches/index.ts'
import { world } from './world.ts'

/** Fewer would not be a measurement. */
const LEAST_QUERIES = 150
const BOTS = ['Best', 'Good', 'Related', 'Other'].map((name) => ({ name, tags: ['Music'] }))
const QUERY: JudgedQuery = {
  query: 'x',
  kind: 'intent',
  expected: { 3: ['Best'], 2: ['Good'], 1: ['Related'] },
}

describe('the judged searches', () => {
  test('are many, of every kind, each once', () => {
    expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(LEAST_QUERIES)
    expect(new Set(JUDGED_QUERIES.map(({ query }) => query)).size).toBe(JUDGED_QUERIES.length)
    expect(new Set(JUDGED_QUERIES.map(({ kind }) => kind))).toEqual(new Set(QUERY_KINDS))
  })

  test('expect bots that are listed', () => {
    const listed = world.bots.filter(
      ({ approvalStatus, autoDeleted }) => approvalStatus === 'approved' && !autoDeleted
    )
    for (const query of JUDGED_QUERIES) expect(() => gradeBots(query, listed)).not.toThrow()
  })
})

describe('the score of a search', () => {
  test('is 1 for the best order, and less for every other', () => {
    const best = scoreQuery(QUERY, BOTS, ['Best', 'Good', 'Related', 'Other'])
    expect(best).toMatchObject({ ndcg: 1, isInFirst: true })
    const worse = scoreQuery(QUERY, BOTS, ['Good', 'Best', 'Related'])
    // Gains 7, 3 and 1, discounted by the binary logarithm of the place plus one.
    expect(worse.ndcg).toBeCloseTo((3 + 7 / Math.log2(3) + 1 / 2) / (7 + 3 / Math.log2(3) + 1 / 2))
    expect(scoreQuery(QUERY, BOTS, ['Other', 'Good', 'Related', 'Best']).isInFirst).toBe(false)
    expect(scoreQuery(QUERY, BOTS, []).ndcg).toBe(0)
  })

  test('of nonsense is 1 only when nothing is found', () => {
    const nonsense: JudgedQuery = { query: 'zzz', kind: 'nonsense', expected: {} }
    expect(scoreQuery(nonsense, BOTS, [])).toMatchObject({ ndcg: 1, isInFirst: null })
    expect(scoreQuery(nonsense, BOTS, ['Other']).ndcg).toBe(0)
  })

  test('averages, without the queries that expect no bot', () => {
    const nonsense: JudgedQuery = { query: 'zzz', kind: 'nonsense', expected: {} }
    const scores = [scoreQuery(QUERY, BOTS, []), scoreQuery(nonsense, BOTS, [])]
    expect(summarizeScores(scores)).toEqual({ queries: 2, ndcg: 0.5, inFirst: 0 })
  })
})
