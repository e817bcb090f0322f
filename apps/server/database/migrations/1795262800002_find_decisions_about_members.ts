import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'admin_logs_members_index'

/**
 * Finds the decisions that concern a member. Entries of other actions name no members, so the index stays small. It is
 * built while writes go on, which needs no transaction; an index that an interrupted run left behind is invalid.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`
      CREATE INDEX CONCURRENTLY ${INDEX} ON admin_logs USING gin ((details->'memberIds'))
      WHERE details->'memberIds' IS NOT NULL
    `)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
