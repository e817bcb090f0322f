import { BaseCommand, flags } from '@adonisjs/core/ace'
import { Exception } from '@adonisjs/core/exceptions'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import type { SeedReport } from '#database/demo/seed_demo_world'

/** An expected failure of a command. It is shown as one sentence, without a stack trace. */
export class DemoError extends Exception {}

/** Returns the value of `--now`, or the current time without it. */
function parseNow(text: string | undefined): Date {
  const now = text === undefined ? DateTime.utc() : DateTime.fromISO(text, { zone: 'utc' })
  if (now.isValid) return now.toJSDate()
  throw new DemoError(`--now takes a moment in ISO 8601, and "${text}" is none.`)
}

/** What the commands of the demo data share: the time to seed at, and the report that is printed. */
export abstract class DemoCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The moment that its dates are relative to, in ISO 8601' })
  declare now?: string

  /** The message if nothing was changed. */
  protected readonly nothingToDo: string = 'There are bots already, so nothing was changed.'

  /** @returns the number of rows by table, or nothing if nothing was changed */
  protected abstract seed(now: Date): Promise<SeedReport | undefined>

  override async run() {
    try {
      const report = await this.seed(parseNow(this.now))
      this.logger.info(
        report
          ? Object.entries(report)
              .map(([table, rows]) => `${table} ${rows}`)
              .join(', ')
          : this.nothingToDo
      )
    } catch (error) {
      if (!(error instanceof DemoError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
