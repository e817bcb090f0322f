import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'viewed_versions_snoozed_until_index'

/** Finds the snoozes that end. Built concurrently, so that writes go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // What an interrupted build has left is invalid.
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`
      CREATE INDEX CONCURRENTLY ${INDEX} ON viewed_versions (snoozed_until)
      WHERE snoozed_until IS NOT NULL
    `)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
