import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'discord_moderations'

/**
 * Stores how many days of messages a ban in the community server deletes, for the log entry when the ban is reconciled
 * later.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE ${TABLE} ADD COLUMN deleted_message_days integer NOT NULL DEFAULT 0
        CHECK (deleted_message_days BETWEEN 0 AND 7)
    `)
  }

  override async down() {
    this.schema.alterTable(TABLE, (table) => table.dropColumn('deleted_message_days'))
  }
}
