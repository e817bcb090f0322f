import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

/** Takes a description back. */
const NO_DESCRIPTION = 'none'

/** A command that changes categories, and says in a sentence why it could not. */
export abstract class CategoryAttempt extends ReportCommand {
  protected async attempt(work: () => Promise<unknown>) {
    const { errors } = await import('@vinejs/vine')
    const { Failure } = await import('#app/core/errors')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    try {
      await work()
    } catch (error) {
      const isGone = error instanceof Failure && error.code === 'not_found'
      if (isGone || error instanceof NoRowsAffectedError)
        return this.refuse('There is no such category.')
      if (error instanceof errors.E_VALIDATION_ERROR) return this.refuse(sentences(error.messages))
      if (!(error instanceof Failure)) throw error
      return this.refuse(error.errors ? sentences(error.errors) : error.message)
    }
  }

  /** Does it, and shows the category. @param change answers the category's id */
  protected async apply(change: () => Promise<number>) {
    const { findAdministeredCategory } =
      await import('#app/directory/queries/administered_categories')
    await this.attempt(async () => this.show((await findAdministeredCategory(await change()))!))
  }
}

/** What is said of a category at the console, by commands that add and edit one. */
export abstract class CategoryCommand extends CategoryAttempt {
  @flags.string({ description: 'Its name, as bots and lists show it' })
  declare name?: string

  @flags.string({ description: `A sentence about it; "${NO_DESCRIPTION}" for none` })
  declare description?: string

  /** What was typed, as the body of a request would say it. */
  protected said(): Record<string, unknown> {
    const { name, description } = this
    const said = { name, description: description === NO_DESCRIPTION ? null : description }
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  }
}

/** Sentences of the server, some with their full stop. */
function sentences(defects: readonly { message: string }[]) {
  return defects.map(({ message }) => message.replace(/\.?$/, '.')).join(' ')
}
