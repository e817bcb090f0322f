import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'discord_moderations'

/** A ban in the community server remembers of how many days it deletes messages, for the log of whoever settles it later. */
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
