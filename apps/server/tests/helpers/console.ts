import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { getProgram } from '#tests/helpers/program'

const CONSOLE = 'bin/console.ts'

/** What a command that was run in a process of its own has printed as JSON, and its exit code. */
export interface ConsoleOutcome {
  exitCode: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what a command prints is what the test looks at
  printed: any
}

/** Runs a command as operators do, in a process of its own. @param env its whole environment */
export async function runConsole(
  env: NodeJS.ProcessEnv,
  ...command: string[]
): Promise<ConsoleOutcome> {
  const { cwd, args } = getProgram(CONSOLE)
  const child = spawn(process.execPath, [...args, ...command, '--json'], { cwd, env })
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  try {
    return { exitCode, printed: JSON.parse(output) }
  } catch (cause) {
    throw new Error(`${command.join(' ')} printed no JSON:\n${output}\n${errors}`, { cause })
  }
}
