import { ReportCommand } from '#app/core/console/report_command'

/** A command that changes ads, and prints a readable message if that fails. */
export abstract class AdAttempt extends ReportCommand {
  protected async attempt(work: () => Promise<unknown>) {
    const { errors } = await import('@vinejs/vine')
    const { Failure } = await import('#app/core/errors')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    try {
      await work()
    } catch (error) {
      const isGone = error instanceof Failure && error.code === 'not_found'
      if (isGone || error instanceof NoRowsAffectedError)
        return this.failWith('There is no such ad.')
      if (error instanceof errors.E_VALIDATION_ERROR)
        return this.failWith(formatMessages(error.messages))
      if (error instanceof Failure) return this.failWith(formatMessages(error.errors))
      if (isMissingFile(error)) return this.failWith(`There is no file ${error.path}.`)
      throw error
    }
  }
}

function formatMessages(errors: readonly { message: string }[] = []) {
  return errors.map(({ message }) => `${message}.`).join(' ')
}

function isMissingFile(error: unknown): error is Error & { path: string } {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
