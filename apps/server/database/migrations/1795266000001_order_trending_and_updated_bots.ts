import { BaseSchema } from '@adonisjs/lucid/schema'

const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`

const INDEXES = {
  bot_stats_trending_index: 'bot_stats (trending_score DESC, bot_id DESC)',
  bots_updated_index: `bots (updated_at DESC, id DESC) WHERE ${LISTED}`,
}

/** For the lists of trending and of recently updated bots. Built concurrently, so that writes go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // What an interrupted build has left is invalid.
      this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
      this.schema.raw(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`)
    }
  }

  override async down() {
    for (const name of Object.keys(INDEXES)) {
      this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    }
  }
}
