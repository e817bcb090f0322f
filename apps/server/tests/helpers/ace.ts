import ace from '@adonisjs/core/services/ace'

/** Runs a command as `ace` does. @returns what it printed as JSON, and its exit code */
export async function run(name: string, ...args: string[]) {
  ace.ui.switchMode('raw')
  const { exitCode, logger } = await ace.exec(name, [...args, '--json'])
  const printed = logger
    .getLogs()
    .map(({ message }) => message)
    .join('\n')
  logger.flushLogs()
  // oxlint-disable-next-line typescript/no-explicit-any -- what a command prints is what the test looks at
  return { exitCode: exitCode ?? 0, printed: JSON.parse(printed) as any }
}
