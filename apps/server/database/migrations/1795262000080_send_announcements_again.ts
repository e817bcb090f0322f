import { BaseSchema } from '@adonisjs/lucid/schema'

/** A failed announcement may be sent again, as a new message at a new time (docs/decisions: announcements). */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE discord_announcements
        ADD COLUMN requested_at timestamptz NOT NULL DEFAULT now()
    `)
    this.schema.raw('UPDATE discord_announcements SET requested_at = created_at')
  }

  override async down() {
    this.schema.raw('ALTER TABLE discord_announcements DROP COLUMN requested_at')
  }
}
