import ace from '@adonisjs/core/services/ace'

/** Runs an ace command. @returns its output as JSON, and its exit code */
export async function run(name: string, ...args: string[]) {
  ace.ui.switchMode('raw')
  const { exitCode, logger } = await ace.exec(name, [...args, '--json'])
  const printed = logger
    .getLogs()
    .map(({ message }) => message)
    .join('\n')
  logger.flushLogs()
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests check the output of commands
  return { exitCode: exitCode ?? 0, printed: JSON.parse(printed) as any }
}
