import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tailOf } from '../machine/log.ts'
import { runLogged } from '../machine/shell.ts'
import type { Suite } from './discover.ts'
import { type Figures, NOTHING, judge } from './figures.ts'
import { readJapaReport, readVitestReport } from './reports.ts'

/**
 * Runs a package's script with a reporter that machines read.
 * @param env added to ours
 */
export async function runSuite(
  suite: Suite,
  options: { env: NodeJS.ProcessEnv; logDirectory: string; signal?: AbortSignal | undefined }
): Promise<{ figures: Figures; logFile: string }> {
  const file = (extension: string) =>
    join(options.logDirectory, `test-${suite.name.replace(':', '-')}.${extension}`)
  const logFile = file('log')
  const report = suite.runner === 'vitest' ? file('json') : logFile
  if (existsSync(report)) rmSync(report)

  const exitCode = await runLogged({
    command: process.execPath,
    args: ['--run', suite.script, '--', ...reporterArguments(suite, report)],
    cwd: suite.directory,
    env: { ...process.env, ...options.env },
    logFile,
    signal: options.signal,
  })
  const read = suite.runner === 'vitest' ? readVitestReport : readJapaReport
  return { figures: judge(read(report) ?? NOTHING, exitCode, tailOf(logFile)), logFile }
}

function reporterArguments({ runner }: Suite, report: string): string[] {
  if (runner === 'japa') return ['--reporters=ndjson']
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
}
