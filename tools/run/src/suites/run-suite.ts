import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readLog, tailOf } from '../machine/log.ts'
import { runLogged } from '../machine/shell.ts'
import type { Suite } from './discover.ts'
import { type Figures, NOTHING, judge } from './figures.ts'
import { readJapaReport, readVitestReport } from './reports.ts'

/** `✓ voting.e2e.ts (8 tests) 34005ms`, which Vitest's reporter writes when it is done with a file. */
const FILE_LINE = /^\s*([✓❯×] \S+ \(\d+ tests?.*\) .*)$/gm
const LOOK_MS = 1_000

interface RunOptions {
  /** Added to ours. */
  env: NodeJS.ProcessEnv
  logDirectory: string
  signal?: AbortSignal | undefined
  /** Is told each file that is done, for suites that take long. */
  onFile?: (line: string) => void
}

/** Runs a package's script with a reporter that machines read. */
export async function runSuite(
  suite: Suite,
  options: RunOptions
): Promise<{ figures: Figures; logFile: string }> {
  const file = (extension: string) =>
    join(options.logDirectory, `test-${suite.name.replace(':', '-')}.${extension}`)
  const logFile = file('log')
  const report = suite.runner === 'vitest' ? file('json') : logFile
  if (existsSync(report)) rmSync(report)

  const stopFollowing = options.onFile ? followFiles(logFile, options.onFile) : () => {}
  const exitCode = await runLogged({
    command: process.execPath,
    args: ['--run', suite.script, '--', ...reporterArguments(suite, report)],
    cwd: suite.directory,
    env: { ...process.env, ...options.env },
    logFile,
    signal: options.signal,
  }).finally(stopFollowing)
  const read = suite.runner === 'vitest' ? readVitestReport : readJapaReport
  return { figures: judge(read(report) ?? NOTHING, exitCode, tailOf(logFile)), logFile }
}

function reporterArguments({ runner }: Suite, report: string): string[] {
  if (runner === 'japa') return ['--reporters=ndjson']
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
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
