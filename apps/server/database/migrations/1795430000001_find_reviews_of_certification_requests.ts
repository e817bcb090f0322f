import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEX = 'admin_logs_bots_of_applications_index'

/** Finds the reviews of a bot's certification requests. Built concurrently, so that writes go on meanwhile. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    // What an interrupted build has left is invalid.
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
    this.schema.raw(`
      CREATE INDEX CONCURRENTLY ${INDEX} ON admin_logs ((details->>'botId'))
      WHERE target_type = 'certification_application'
    `)
  }

  override async down() {
    this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`)
  }
}
