import { BaseSchema } from '@adonisjs/lucid/schema'

/** How far the delivery of an announcement has come, and when it goes on (docs/decisions: announcements). */
export default class extends BaseSchema {
  override async up() {
    // `attempt_at` is when somebody goes on with it: what is under way is taken over by others only then; null is not by
    // itself. `placed_reactions` stand on the message already, in their order.
    this.schema.raw(`
      ALTER TABLE discord_announcements
        ADD COLUMN attempt_at timestamptz DEFAULT now(),
        ADD COLUMN attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        ADD COLUMN failure text CHECK (char_length(failure) BETWEEN 1 AND 500),
        ADD COLUMN placed_reactions text[] NOT NULL DEFAULT '{}'
          CHECK (cardinality(placed_reactions) <= 40),
        ADD CONSTRAINT discord_announcements_failed_check
          CHECK ((state = 'failed') = (failure IS NOT NULL))
    `)
    // What is there by now was sent by other means, or waits for a person.
    this.schema.raw(`
      UPDATE discord_announcements SET attempt_at = NULL,
        placed_reactions = CASE state WHEN 'sent' THEN reactions ELSE '{}' END
    `)
    this.schema.raw(`
      CREATE INDEX discord_announcements_due_index
      ON discord_announcements (attempt_at) WHERE attempt_at IS NOT NULL
    `)
  }

  override async down() {
    this.schema.raw(`
      ALTER TABLE discord_announcements
        DROP COLUMN attempt_at, DROP COLUMN attempts, DROP COLUMN failure,
        DROP COLUMN placed_reactions
    `)
  }
}
