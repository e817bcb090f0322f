import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readLog, readLogTail } from '../machine/log.ts'
import { runWithLog } from '../machine/shell.ts'
import { TIMEOUTS } from '../testing/timeouts.ts'
import type { Suite } from './discover.ts'
import { type TestResults, NO_RESULTS, withRunFailure } from './results.ts'
import { readJapaReport, readPlaywrightReport, readVitestReport } from './reports.ts'

/** `✓ voting.e2e.ts (8 tests) 34005ms`, which Vitest's reporter and ours for Playwright print when a file is done. */
const FILE_LINE = /^\s*([✓❯×] \S+ \(\d+ tests?.*\) .*)$/gm
const LOOK_MS = 1_000
/** A suite without output for this long is hanging: every runner prints a line for each finished test or file. */
const SILENCE_MS = 600_000
/** Enables Playwright's JSON reporter and says where to write the report (@botanica/testkit/playwright). */
const PLAYWRIGHT_REPORT = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

/** `2/6`: run the share of the files of the second of six processes (apps/server/bin/test.ts). */
const SHARD_VARIABLE = 'TEST_SHARD'

interface RunOptions {
  /** Added to this process's environment. */
  env: NodeJS.ProcessEnv
  logDirectory: string
  /** Parts of file paths; all files by default. */
  files?: string[]
  /** The number of this process among those of the suite, from 1. */
  shard?: number | undefined
  signal?: AbortSignal | undefined
  /** Called with each finished file, for suites that take long. */
  onFile?: (line: string) => void
  /** After this many milliseconds without output the suite is stopped and has failed. */
  silenceMs?: number
}

/** Runs a package's script with a machine-readable reporter. */
export async function runSuite(
  suite: Suite,
  options: RunOptions
): Promise<{ figures: TestResults; logFile: string }> {
  const label = [suite.name.replace(':', '-'), options.shard].filter(Boolean).join('-')
  const file = (extension: string) => join(options.logDirectory, `test-${label}.${extension}`)
  const logFile = file('log')
  const report = suite.runner === 'japa' ? logFile : file('json')
  if (existsSync(report)) rmSync(report)

  const stopFollowing = options.onFile ? followFiles(logFile, options.onFile) : () => {}
  const hang = watchForHang(logFile, options.silenceMs ?? SILENCE_MS)
  const exitCode = await runWithLog({
    command: process.execPath,
    args: ['--run', suite.script, '--', ...runnerArguments(suite, report, options.files)],
    cwd: suite.directory,
    env: {
      ...process.env,
      ...options.env,
      ...reportVariables(suite, report),
      ...(options.shard && { [SHARD_VARIABLE]: `${options.shard}/${suite.shards}` }),
    },
    logFile,
    signal: AbortSignal.any([hang.signal, ...(options.signal ? [options.signal] : [])]),
  })
    .catch((error: unknown) => {
      if (hang.signal.aborted) return undefined
      throw error
    })
    .finally(() => {
      hang.unwatch()
      stopFollowing()
    })
  const figures = readReport(suite, report) ?? NO_RESULTS
  return { figures: withRunFailure(figures, exitCode, readLogTail(logFile)), logFile }
}

function readReport({ runner, name }: Suite, report: string): TestResults | undefined {
  if (runner === 'japa') return readJapaReport(report, name)
  return runner === 'vitest' ? readVitestReport(report, name) : readPlaywrightReport(report, name)
}

function runnerArguments({ runner }: Suite, report: string, files: string[] = []): string[] {
  if (runner === 'japa') return ['--reporters=ndjson', ...files.map((file) => `--files=${file}`)]
  if (runner === 'playwright') return files
  return [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Other suites keep the processors busy meanwhile.
    `--testTimeout=${TIMEOUTS.step}`,
    `--hookTimeout=${TIMEOUTS.step}`,
    `--expect.poll.timeout=${TIMEOUTS.poll}`,
    ...files,
  ]
}

function reportVariables({ runner }: Suite, report: string): NodeJS.ProcessEnv {
  return runner === 'playwright' ? { [PLAYWRIGHT_REPORT]: report } : {}
}

function watchForHang(logFile: string, silenceMs: number) {
  const controller = new AbortController()
  const began = Date.now()
  const timer = setInterval(() => {
    const wroteAt = statSync(logFile, { throwIfNoEntry: false })?.mtimeMs ?? began
    if (Date.now() - Math.max(wroteAt, began) > silenceMs) controller.abort()
  }, LOOK_MS)
  return { signal: controller.signal, unwatch: () => clearInterval(timer) }
}

/** @returns a function that stops following, after the last output */
function followFiles(logFile: string, onFile: (line: string) => void) {
  let reportedLines = 0
  const tell = () => {
    const lines = [...readLog(logFile).matchAll(FILE_LINE)].map(([, line]) => line!)
    lines.slice(reportedLines).forEach(onFile)
    reportedLines = Math.max(reportedLines, lines.length)
  }
  // Results of an earlier run must not be reported as those of this one.
  rmSync(logFile, { force: true })
  const timer = setInterval(tell, LOOK_MS)
  return () => {
    clearInterval(timer)
    tell()
  }
}
