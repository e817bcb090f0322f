import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'bot_stats_average_rating_index'
/** `ENOUGH_RATINGS`; the filter by rating has the same condition. */
const ENOUGH_RATINGS = 5

/** Finds the bots with a high average of enough ratings. Built concurrently, so that reviews go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // What an interrupted build has left is invalid.
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`
      CREATE INDEX CONCURRENTLY ${INDEX} ON bot_stats (average_rating DESC, bot_id DESC)
      WHERE ratings_count >= ${ENOUGH_RATINGS}
    `)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
