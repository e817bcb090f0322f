import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'admin_logs_undone_decisions_index'

/** Finds out whether a decision was undone. Built concurrently, so that writes go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // What an interrupted build has left is invalid.
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`
      CREATE INDEX CONCURRENTLY ${INDEX} ON admin_logs (((details->>'decisionId')::bigint))
      WHERE action = 'undo_decision'
    `)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
