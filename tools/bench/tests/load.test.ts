import { randomFor } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { getAddress, getNetwork } from '../src/load/networks.ts'
import { parseLoadOptions } from '../src/load/options.ts'
import { createPages, type Contract } from '../src/load/pages.ts'
import {
  countFailures,
  getMemorySpread,
  getRate,
  getRecoverySeconds,
  type Second,
} from '../src/load/phase.ts'
import { areAllMet, formatLoadReport } from '../src/load/report.ts'
import { atMost, exactly, isSaturated, judge } from '../src/load/targets.ts'

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const second = (change: Partial<Second> = {}): Second => ({
  accepted: 100,
  rejected: 0,
  failed: 0,
  p99: 20,
  ...change,
})

const groupByNetwork = (screens: number) =>
  Map.groupBy(numbersTo(screens), (screen) => getNetwork(screen, 10))

describe('networks', () => {
  test('are at least fifty, and evenly filled', () => {
    const sizes = [...groupByNetwork(200).values()].map(({ length }) => length)
    expect(sizes).toEqual(Array.from({ length: 50 }, () => 4))
  })

  test('grow in number, not beyond their size', () => {
    const networks = groupByNetwork(4_000)
    expect(networks.size).toBe(400)
    expect(Math.max(...[...networks.values()].map(({ length }) => length))).toBe(10)
  })

  test('are IPv4 and IPv6 in turn, as long as there is IPv4', () => {
    expect(getAddress(0, 10)).toBe('198.18.0.1')
    expect(getAddress(50, 10)).toBe('198.18.0.1')
    expect(getAddress(1, 10)).toBe('2001:2:0:1::2')
    expect(getAddress(51, 10)).toBe('2001:2:0:1::34')
    expect(getAddress(10_220, 10)).toBe('198.19.255.1')
    expect(getAddress(10_240, 10)).toBe('2001:2:0:400::2801')
  })

  test('do not share addresses', () => {
    const ofAddress = Map.groupBy(numbersTo(20_000), (screen) => getAddress(screen, 10))
    for (const screens of ofAddress.values()) {
      expect(new Set(screens.map((screen) => getNetwork(screen, 10))).size).toBe(1)
    }
  })
})

describe('pages', () => {
  const contract: Contract = {
    REFRESH_MS: {
      botList: 8_000,
      certifiedBots: 10_000,
      reviews: 5_000,
      reviewVotes: 3_000,
      person: 30_000,
    },
    INBOX_STALE_MS: 15_000,
    HOME_LISTS: { popular: 8, certified: 4 },
    DEFAULT_BOT_SORT: 'popularity',
    PAGE_LIMITS: { max: 100 },
  }
  const bots = [{ id: '7', discordBotId: '42', categoryId: 3, reviewIds: [5] }]
  const categories = [{ id: 3, name: 'Music & more' }]
  const pages = createPages({ bots, categories, searches: ['tunes'] }, contract)
  const random = randomFor('pages')
  const byDocument = new Map(
    numbersTo(200)
      .map(() => pages.pick(random))
      .map((page) => [page.document, page])
  )

  test('are all opened', () => {
    expect([...byDocument.keys()].toSorted()).toEqual([
      '/',
      '/bot/42',
      '/categories?filter=Music+%26+more',
      '/discover',
      '/discover?search=tunes',
    ])
  })

  test('poll at the intervals of the contract, and mark what depends on the member', () => {
    expect(byDocument.get('/bot/42')!.requests).toEqual([
      { path: '/api/bots/discord/42', everyMs: 8_000 },
      { path: '/api/bots/discord/42/ratings', everyMs: 3_000 },
      { path: '/api/bots?categoryId=3&limit=5', everyMs: 8_000 },
      { path: '/api/ads?placement=sidebar' },
      { path: '/api/bots/7/can-vote', everyMs: 30_000, isPersonal: true },
      { path: '/api/ratings/5/votes', everyMs: 3_000, isPersonal: true },
    ])
  })
})

describe('a phase', () => {
  test('has a rate that includes rejected and failed requests', () => {
    expect(
      getRate({ seconds: [second(), second({ accepted: 50, rejected: 40, failed: 30 })] })
    ).toBe(110)
    expect(countFailures({ failures: { timeout: 2, 404: 1 } })).toBe(3)
  })

  test('recovers when nothing is rejected, fails or is slow any more', () => {
    const calm = [second(), second()]
    expect(getRecoverySeconds(calm, 500)).toBe(0)
    expect(
      getRecoverySeconds([second({ p99: 501 }), second(), second({ rejected: 1 }), ...calm], 500)
    ).toBe(3)
    expect(getRecoverySeconds([...calm, second({ failed: 1 })], 500)).toBeUndefined()
  })

  test('has a memory spread between averages, not single values', () => {
    expect(getMemorySpread([100, 100, 100, 100, 104])).toBeCloseTo(0.04)
    expect(getMemorySpread([90, 110, 90, 110, 90, 110, 90, 110, 90, 110])).toBe(0)
    expect(getMemorySpread([])).toBeNaN()
  })
})

describe('targets', () => {
  const calm = { core: 0.2, lagMs: 5 }

  test('are met at their limit, and missed beyond it or without a value', () => {
    expect(atMost('p99', 500, 500, 'ms')).toMatchObject({ isMet: true, measured: '500 ms' })
    expect(atMost('p99', 500.5, 500, 'ms')).toMatchObject({ isMet: false, measured: '500.5 ms' })
    expect(atMost('memory', Number.NaN, 0.05, '%')).toMatchObject({
      isMet: false,
      measured: 'none',
    })
    expect(atMost('recovery', undefined, 30, 's').isMet).toBe(false)
    expect(exactly('rejected', 0, 0).isMet).toBe(true)
    expect(exactly('received', 9, 10).isMet).toBe(false)
  })

  test('are not judged when the generator was saturated', () => {
    expect(isSaturated(calm)).toBe(false)
    expect(isSaturated({ ...calm, core: 0.95 })).toBe(true)
    expect(isSaturated({ ...calm, lagMs: 60 })).toBe(true)
    const checks = [exactly('rejected', 0, 0)]
    expect(judge(checks, calm)).toEqual(checks)
    expect(judge(checks, { ...calm, lagMs: 60 })[0]!.isMet).toBeUndefined()
  })

  test('decide about the whole run, and are listed', () => {
    const met = { stage: 'live', figures: ['a figure'], checks: [exactly('lost', 0, 0)] }
    const open = { ...met, checks: judge(met.checks, { core: 1, lagMs: 0 }) }
    expect(areAllMet([met])).toBe(true)
    expect(areAllMet([met, { ...met, checks: [exactly('lost', 1, 0)] }])).toBe(false)
    expect(areAllMet([met, open])).toBe(false)
    expect(formatLoadReport([met, open])).toMatch(/live: a figure[^]+lost.+yes[^]+lost.+not judged/)
  })
})

describe('options', () => {
  test('run all stages at full length by default', () => {
    expect(parseLoadOptions([])).toMatchObject({ screens: 1_000, seconds: 600, live: 10_000 })
    expect(parseLoadOptions([]).stages).toContain('processes')
  })

  test('can be shorter, and select stages', () => {
    const options = parseLoadOptions(['--short', '--live=50', '--stage=live', '--stage=polling'])
    expect(options).toMatchObject({ stages: ['polling', 'live'], live: 50, seconds: 20 })
    expect(parseLoadOptions(['--short']).stages).not.toContain('processes')
  })

  test('reject unknown stages and numbers', () => {
    expect(() => parseLoadOptions(['--stage=chaos'])).toThrow('--stage takes')
    expect(() => parseLoadOptions(['--screens=0'])).toThrow('--screens takes a whole number')
  })
})
