import { BaseCommand, flags } from '@adonisjs/core/ace'
import { Exception } from '@adonisjs/core/exceptions'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import type { SeedReport } from '#database/demo/seed_demo_world'

/** A reason not to go on that is told in one sentence, without a trace. */
export class DemoError extends Exception {}

/** The value of `--now`, or this moment without one. */
function parseNow(text: string | undefined): Date {
  const now = text === undefined ? DateTime.utc() : DateTime.fromISO(text, { zone: 'utc' })
  if (now.isValid) return now.toJSDate()
  throw new DemoError(`--now takes a moment in ISO 8601, and "${text}" is none.`)
}

/** What the commands of the demo world share: the moment it is planted at, and what is said about it. */
export abstract class DemoCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The moment that its dates are relative to, in ISO 8601' })
  declare now?: string

  /** What is said when nothing was changed. */
  protected readonly nothingToDo: string = 'There are bots already, so nothing was changed.'

  /** @returns what was made, by table, or nothing when nothing was changed */
  protected abstract plant(now: Date): Promise<SeedReport | undefined>

  override async run() {
    try {
      const report = await this.plant(parseNow(this.now))
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
