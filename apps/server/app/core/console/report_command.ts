import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(formatValue).join(', ') || '-'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Base class of the console commands: text for people, JSON with `--json`. */
export abstract class ReportCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** Prints one object, key by key. */
  protected show(thing: object) {
    if (this.json) return this.#print(thing)
    for (const [key, value] of Object.entries(thing))
      this.logger.log(`${key}: ${formatValue(value)}`)
  }

  /** Prints several objects, one per line. @param nothing the text for an empty list */
  protected showAll(items: readonly object[], nothing: string) {
    if (this.json) return this.#print(items)
    const [first] = items
    if (!first) return this.logger.log(nothing)
    const table = this.ui.table().head(Object.keys(first))
    for (const thing of items) table.row(Object.values(thing).map(formatValue))
    table.render()
  }

  /** Prints why nothing was done, and exits with an error. */
  protected failWith(sentence: string) {
    if (this.json) this.#print({ error: sentence })
    else this.logger.error(sentence)
    this.exitCode = 1
  }

  #print(value: unknown) {
    this.logger.log(JSON.stringify(value, null, 2))
  }
}
