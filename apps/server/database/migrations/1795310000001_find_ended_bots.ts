import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'bot_stats_ended_index'

/** The few bots that come last in lists. Built concurrently, so that writes go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // What an interrupted build has left is invalid.
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`CREATE INDEX CONCURRENTLY ${INDEX} ON bot_stats (bot_id) WHERE has_ended`)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
