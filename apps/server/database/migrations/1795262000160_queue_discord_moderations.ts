import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'discord_moderations'

/** When the job may go on with what was begun about a member, and how often it has tried. */
export default class extends BaseSchema {
  override async up() {
    // What is there, and what an older process writes meanwhile, is due in a minute: whoever is at it has finished by then.
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
