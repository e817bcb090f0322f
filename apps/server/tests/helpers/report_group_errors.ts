import { relative } from 'node:path'
import type { PluginFn } from '@japa/runner/types'

/** The reporter that `npm test` reads. */
const MACHINE_REPORTER = 'ndjson'

/** Prints errors in the hooks of a group, for which the library's reporter makes a line that it does not print. */
export const reportGroupErrors: PluginFn = ({ cliArgs, emitter }) => {
  if (![cliArgs.reporters].flat().includes(MACHINE_REPORTER)) return
  emitter.on('group:end', ({ title, meta, errors }) => {
    if (errors.length === 0) return
    const file = (meta as { fileName?: string } | undefined)?.fileName
    const line = {
      event: 'group:end',
      ...(file && { relativePath: relative(process.cwd(), file) }),
      title,
      errors: errors.map(({ phase, error: { message, stack } }) => ({
        phase,
        error: { message, stack },
      })),
    }
    // oxlint-disable-next-line no-console -- the reporter's lines are read from the standard output
    console.log(JSON.stringify(line))
  })
}
