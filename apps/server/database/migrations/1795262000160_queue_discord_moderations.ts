import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'discord_moderations'

/** When the job may continue an unfinished moderation, and how often it has tried. */
export default class extends BaseSchema {
  override async up() {
    // Existing rows, and rows that an older process writes in the meantime, become due in a minute. By then the process
    // that handles them has finished.
    this.schema.raw(`
      ALTER TABLE ${TABLE}
        ADD COLUMN attempt_at timestamptz NOT NULL DEFAULT now() + interval '1 minute',
        ADD COLUMN attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0)
    `)
  }

  override async down() {
    this.schema.alterTable(TABLE, (table) => table.dropColumns('attempt_at', 'attempts'))
  }
}
