import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(textOf).join(', ') || '-'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What administrators look up and do at the console: for people as text, for programs with `--json`. */
export abstract class ReportCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** Shows one thing, key by key. */
  protected show(thing: object) {
    if (this.json) return this.#print(thing)
    for (const [key, value] of Object.entries(thing)) this.logger.log(`${key}: ${textOf(value)}`)
  }

  /** Shows many, a line each. @param nothing what is said when there are none */
  protected showAll(items: readonly object[], nothing: string) {
    if (this.json) return this.#print(items)
    const [first] = items
    if (!first) return this.logger.log(nothing)
    const table = this.ui.table().head(Object.keys(first))
    for (const thing of items) table.row(Object.values(thing).map(textOf))
    table.render()
  }

  /** Says in a sentence why nothing was done, and ends with a failure. */
  protected refuse(sentence: string) {
    if (this.json) this.#print({ error: sentence })
    else this.logger.error(sentence)
    this.exitCode = 1
  }

  #print(value: unknown) {
    this.logger.log(JSON.stringify(value, null, 2))
  }
}
