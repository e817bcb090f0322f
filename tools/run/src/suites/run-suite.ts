import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readLog, tailOf } from '../machine/log.ts'
import { runLogged } from '../machine/shell.ts'
import type { Suite } from './discover.ts'
import { type Figures, NOTHING, judge } from './figures.ts'
import { readJapaReport, readPlaywrightReport, readVitestReport } from './reports.ts'

/** `✓ voting.e2e.ts (8 tests) 34005ms`, which Vitest's reporter and ours for Playwright write when a file is done. */
const FILE_LINE = /^\s*([✓❯×] \S+ \(\d+ tests?.*\) .*)$/gm
const LOOK_MS = 1_000
/** A suite that writes nothing for so long hangs: every runner writes a line for each test or file that is done. */
const SILENCE_MS = 600_000
/** Playwright's JSON reporter writes where this says, and is used when it does (@botanica/testkit/playwright). */
const PLAYWRIGHT_REPORT = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

/** `2/6`: of the files, those that belong to the second of six processes (apps/server/bin/test.ts). */
const SHARD_VARIABLE = 'TEST_SHARD'

interface RunOptions {
  /** Added to ours. */
  env: NodeJS.ProcessEnv
  logDirectory: string
  /** Parts of files' paths; without any, all files are run. */
  files?: string[]
  /** Which of the suite's processes this one is, from 1. */
  shard?: number | undefined
  signal?: AbortSignal | undefined
  /** Is told each file that is done, for suites that take long. */
  onFile?: (line: string) => void
  /** After so many milliseconds without a line it is stopped and has failed. */
  silenceMs?: number
}

/** Runs a package's script with a reporter that machines read. */
export async function runSuite(
  suite: Suite,
  options: RunOptions
): Promise<{ figures: Figures; logFile: string }> {
  const label = [suite.name.replace(':', '-'), options.shard].filter(Boolean).join('-')
  const file = (extension: string) => join(options.logDirectory, `test-${label}.${extension}`)
  const logFile = file('log')
  const report = suite.runner === 'japa' ? logFile : file('json')
  if (existsSync(report)) rmSync(report)

  const stopFollowing = options.onFile ? followFiles(logFile, options.onFile) : () => {}
  const hang = watchForHang(logFile, options.silenceMs ?? SILENCE_MS)
  const exitCode = await runLogged({
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
  const figures = readReport(suite, report) ?? NOTHING
  return { figures: judge(figures, exitCode, tailOf(logFile)), logFile }
}

function readReport({ runner, name }: Suite, report: string): Figures | undefined {
  if (runner === 'japa') return readJapaReport(report, name)
  return runner === 'vitest' ? readVitestReport(report, name) : readPlaywrightReport(report, name)
}

function runnerArguments({ runner }: Suite, report: string, files: string[] = []): string[] {
  if (runner === 'japa') return ['--reporters=ndjson', ...files.map((file) => `--files=${file}`)]
  if (runner === 'playwright') return files
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
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

/** @returns ends it, after what was written last */
function followFiles(logFile: string, onFile: (line: string) => void) {
  let told = 0
  const tell = () => {
    const lines = [...readLog(logFile).matchAll(FILE_LINE)].map(([, line]) => line!)
    lines.slice(told).forEach(onFile)
    told = Math.max(told, lines.length)
  }
  // What an earlier run has left must not be told as this one's.
  rmSync(logFile, { force: true })
  const timer = setInterval(tell, LOOK_MS)
  return () => {
    clearInterval(timer)
    tell()
  }
}
