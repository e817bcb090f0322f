import { execFile } from 'node:child_process'
import { getProgram } from '#tests/helpers/program'

const CONSOLE = 'bin/console.ts'

/** What a command that was run in a process of its own has printed as JSON, and its exit code. */
export interface ConsoleOutcome {
  exitCode: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what a command prints is what the test looks at
  printed: any
}

/** Runs a command as operators do, in a process of its own. @param env its whole environment */
export function runConsole(env: NodeJS.ProcessEnv, ...command: string[]): Promise<ConsoleOutcome> {
  const { cwd, args } = getProgram(CONSOLE)
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...args, ...command, '--json'],
      { cwd, env },
      (error, stdout, stderr) => {
        try {
          resolve({ exitCode: Number(error?.code ?? 0), printed: JSON.parse(stdout) })
        } catch {
          reject(new Error(`${command.join(' ')} printed no JSON:\n${stdout}\n${stderr}`))
        }
      }
    )
  })
}
