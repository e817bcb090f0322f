import { formatDuration, MINUTE_MS } from '../machine/progress.ts'
import type { TestResults } from './results.ts'

/**
 * How long a run may take on two otherwise idle cores (docs/testing.md). Exceeding a budget is a warning, not a
 * failure.
 */
export const BUDGETS = {
  /** `npm test`, on a built tree. */
  run: 15 * MINUTE_MS,
  /** All tests of one file. */
  file: 2 * MINUTE_MS,
  /** Suites, with everything that ran in parallel; for a divided suite, the sum of its processes. */
  suites: {
    server: 13 * MINUTE_MS,
    'staff-desktop:e2e': 2 * MINUTE_MS,
    'web-pwa:e2e': 8 * MINUTE_MS,
  } as Record<string, number>,
  otherSuite: MINUTE_MS,
} as const

const SLOWEST_FILES = 10
const NAME_COLUMN = 48
const TIME_COLUMN = 13

export interface PartResult {
  /** The suite's name; a divided suite has several results. */
  suite: string
  figures: TestResults
  milliseconds: number
}

/** Lines that say how long each suite, the slowest files and the whole run took, and which budgets were exceeded. */
export function formatTimeReport(results: readonly PartResult[], milliseconds: number): string[] {
  const bySuite = Map.groupBy(results, ({ suite }) => suite)
  const suites = [...bySuite].map(([name, parts]) => ({
    name,
    milliseconds: parts.reduce((sum, part) => sum + part.milliseconds, 0),
    budget: BUDGETS.suites[name] ?? BUDGETS.otherSuite,
  }))
  const files = results
    .flatMap(({ suite, figures }) =>
      figures.files.map((file) => ({
        name: `${suite} ${file.name}`,
        milliseconds: file.milliseconds,
        budget: BUDGETS.file,
      }))
    )
    .toSorted((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, SLOWEST_FILES)
  return [
    '\nTime of each suite',
    ...suites.map(timeLine),
    '\nThe slowest files',
    ...files.map(timeLine),
    '',
    timeLine({ name: 'The whole run', milliseconds, budget: BUDGETS.run }),
  ]
}

function timeLine(entry: { name: string; milliseconds: number; budget: number }): string {
  const { name, milliseconds, budget } = entry
  const time = formatDuration(milliseconds).padStart(TIME_COLUMN)
  const line = `  ${name.padEnd(NAME_COLUMN)} ${time}`
  return milliseconds > budget ? `${line}  over its budget of ${formatDuration(budget)}` : line
}
