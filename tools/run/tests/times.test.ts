import { expect, it } from 'vitest'
import { SECOND_MS } from '../src/machine/progress.ts'
import { NO_RESULTS } from '../src/suites/results.ts'
import { BUDGETS, formatTimeReport } from '../src/suites/times.ts'

function result(suite: string, milliseconds: number, files: Record<string, number> = {}) {
  const times = Object.entries(files).map(([name, time]) => ({ name, milliseconds: time }))
  return { suite, milliseconds, figures: { ...NO_RESULTS, files: times } }
}

function report(results: Parameters<typeof formatTimeReport>[0], milliseconds = SECOND_MS) {
  return formatTimeReport(results, milliseconds)
    .map((line) => line.trim().replace(/ {2,}/g, ' | '))
    .filter(Boolean)
}

it('adds up the processes of a divided suite', () => {
  expect(report([result('server', 20_000), result('ui', 2_000), result('server', 25_000)])).toEqual(
    [
      'Time of each suite',
      'server | 45 s',
      'ui | 2.0 s',
      'The slowest files',
      'The whole run | 1.0 s',
    ]
  )
})

it('names the ten slowest files of all suites', () => {
  const files = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`${index}.ts`, (index + 10) * SECOND_MS])
  )
  const lines = report([result('ui', 0, { 'slow.ts': 50_000 }), result('run', 0, files)])
  const named = lines.slice(lines.indexOf('The slowest files') + 1, -1)
  expect(named).toHaveLength(10)
  expect(named.slice(0, 2)).toEqual(['ui slow.ts | 50 s', 'run 10.ts | 20 s'])
})

it('names exceeded budgets', () => {
  const late = SECOND_MS
  const lines = report(
    [result('ui', BUDGETS.otherSuite + late, { 'slow.ts': BUDGETS.file + late })],
    BUDGETS.run + late
  )
  expect(lines.filter((line) => line.includes('over its budget'))).toEqual([
    'ui | 1 min 1 s | over its budget of 1 min 0 s',
    'ui slow.ts | 2 min 1 s | over its budget of 2 min 0 s',
    'The whole run | 15 min 1 s | over its budget of 15 min 0 s',
  ])
})
