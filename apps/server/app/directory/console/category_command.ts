import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

/** Clears the description. */
const NO_DESCRIPTION = 'none'

/** A command that changes categories and prints why a change failed. */
export abstract class CategoryChangeCommand extends ReportCommand {
  protected async attempt(work: () => Promise<unknown>) {
    const { errors } = await import('@vinejs/vine')
    const { Failure } = await import('#app/core/errors')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    try {
      await work()
    } catch (error) {
      const isGone = error instanceof Failure && error.code === 'not_found'
      if (isGone || error instanceof NoRowsAffectedError)
        return this.failWith('There is no such category.')
      if (error instanceof errors.E_VALIDATION_ERROR)
        return this.failWith(sentences(error.messages))
      if (!(error instanceof Failure)) throw error
      return this.failWith(error.errors ? sentences(error.errors) : error.message)
    }
  }

  /** Runs the change and prints the category. @param change returns the category's id */
  protected async apply(change: () => Promise<number>) {
    const { findAdministeredCategory } =
      await import('#app/directory/queries/administered_categories')
    await this.attempt(async () => this.show((await findAdministeredCategory(await change()))!))
  }
}

/** The flags shared by the commands that add and edit a category. */
export abstract class CategoryCommand extends CategoryChangeCommand {
  @flags.string({ description: 'Its name, as bots and lists show it' })
  declare name?: string

  @flags.string({ description: `A sentence about it; "${NO_DESCRIPTION}" for none` })
  declare description?: string

  /** The flags as a request body. */
  protected toRequestBody(): Record<string, unknown> {
    const { name, description } = this
    const body = { name, description: description === NO_DESCRIPTION ? null : description }
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  }
}

/** Joins messages, each with one full stop. */
function sentences(defects: readonly { message: string }[]) {
  return defects.map(({ message }) => message.replace(/\.?$/, '.')).join(' ')
}
