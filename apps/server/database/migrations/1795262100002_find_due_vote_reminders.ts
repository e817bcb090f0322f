import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'bot_votes_reminders_index'

/** Finds the votes whose members wait for a reminder. Built concurrently, so that votes go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // What an interrupted build has left is invalid.
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`
      CREATE INDEX CONCURRENTLY ${INDEX} ON bot_votes (last_vote_at)
      WHERE wants_reminder AND reminded_vote_at IS DISTINCT FROM last_vote_at
    `)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
