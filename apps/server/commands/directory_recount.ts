import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Recount } from '#app/directory/recount'

/** Uses the owner's connection, which has no short timeouts. */
const CONNECTION = 'migrator'

export default class DirectoryRecount extends BaseCommand {
  static override commandName = 'directory:recount'
  static override description =
    'Compute votes, averages and likes anew, correct what was wrong and report it'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Report as JSON: { checked, differences }' })
  declare json: boolean

  override async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { recount } = await import('#app/directory/recount')
    const { botVotesCounter, memberVotesCounter } =
      await import('#app/voting/actions/recount_votes')
    const { botRatingsCounter, reviewVotesCounter } =
      await import('#app/reviews/actions/recount_reviews')

    const counters = [memberVotesCounter, botVotesCounter, botRatingsCounter, reviewVotesCounter]
    const result = await recount(db.connection(CONNECTION), counters)
    if (this.json) this.logger.log(JSON.stringify(result))
    else this.#tell(result)
  }

  #tell({ checked, differences }: Recount) {
    for (const { of, id, figure, was, is } of differences) {
      this.logger.info(`${of} ${id}: ${figure} was ${was}, is ${is}`)
    }
    this.logger.info(`looked at ${checked} rows; figures corrected: ${differences.length}`)
  }
}
