import { describe, expect, test } from 'vitest'
import { growthChart } from '../src/chart.ts'
import type { Metrics } from '../src/metrics.ts'
import type { Outcome } from '../src/measure.ts'
import {
  findGrowthShortfalls,
  findShortfalls,
  growthFactors,
  growthTable,
  sizeTable,
  type Size,
} from '../src/report.ts'
import { SCENARIOS } from '../src/scenarios.ts'

const metrics = (perSecond: number, p99 = 4): Metrics => ({ perSecond, p50: 1, p99, failed: 0 })

function result(scenario: string, perSecond: number, bare: number, p99?: number) {
  const { title } = SCENARIOS.find(({ name }) => name === scenario)!
  const product = metrics(perSecond, p99)
  return { scenario, title, product, bareHttp: metrics(bare), barePg: null }
}

/** A write whose bare client reaches 1,000 per second. */
const written = (perSecond: number) => ({
  ...result('vote', perSecond, 9000),
  barePg: metrics(1000),
})

function size(bots: number, ...outcomes: Outcome[]): Size {
  return { bots, outcomes }
}

const search = SCENARIOS.find(({ name }) => name === 'search')!
const sizes = [
  size(1_000, result('list', 5000, 9000), result('search', 400, 9000)),
  size(10_000, result('list', 4000, 9000), result('search', 200, 9000)),
  size(100_000, result('list', 4000, 9000), result('search', 50, 9000)),
]

describe('shortfalls', () => {
  test('are empty when the targets are met', () => {
    expect(findShortfalls(result('search', 300, 9000, 39), search)).toEqual([])
  })

  test('name low throughput, slow responses and failed requests', () => {
    const slow = result('search', 50, 9000, 80)
    const broken = { ...slow, product: { ...slow.product, failed: 3 } }
    expect(findShortfalls(broken, search)).toEqual([
      '3 requests failed',
      '0.006 of bare node instead of 0.03',
      'p99 80.0 ms instead of 40',
    ])
  })
})

describe('a write scenario', () => {
  const vote = SCENARIOS.find(({ name }) => name === 'vote')!
  test('is compared with the bare client', () => {
    expect(findShortfalls(written(600), vote)).toEqual([])
    expect(findShortfalls(written(300), vote)).toEqual(['0.300 of bare pg instead of 0.6'])
  })

  test('falls short when there is no baseline', () => {
    expect(findShortfalls({ ...written(600), barePg: null }, vote)).toHaveLength(1)
  })
})

describe('tables', () => {
  test('name what was skipped and why', () => {
    const skipped = { scenario: 'home', title: 'Home, HTML', skipped: 'the site is not built' }
    expect(sizeTable(size(10_000, skipped), SCENARIOS)).toContain('left out: the site is not built')
  })

  test('show growth relative to the reference size', () => {
    expect(growthFactors(sizes)).toEqual(
      new Map([
        ['List, hot', [0.8, 1, 1]],
        ['Random search', [0.5, 1, 4]],
      ])
    )
    expect(growthTable(sizes)).toContain('4.00')
  })

  test('name the reads that became too slow, but no writes', () => {
    const grown = [size(10_000, written(400)), size(1_000_000, written(100))]
    expect(findGrowthShortfalls(sizes, SCENARIOS)).toEqual([
      'Random search takes 4.00 times as long at 100,000 bots',
    ])
    expect(findGrowthShortfalls(grown, SCENARIOS)).toEqual([])
  })
})

describe('the growth chart', () => {
  const chart = growthChart(sizes)

  test('is one SVG with a text description', () => {
    expect(chart).toMatch(/^<svg .*<\/svg>\n$/s)
    expect(chart).toContain('Random search: 4.00 times')
    expect(chart).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('shows every read, with labels that do not overlap', () => {
    const heights = [...chart.matchAll(/h22"[^>]*>\s*<text x="\d+" y="(\d+)"/g)].map(([, y]) =>
      Number(y)
    )
    expect(heights).toHaveLength(2)
    expect(Math.abs(heights[0]! - heights[1]!)).toBeGreaterThanOrEqual(17)
  })
})
