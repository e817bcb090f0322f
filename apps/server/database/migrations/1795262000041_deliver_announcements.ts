import { BaseSchema } from '@adonisjs/lucid/schema'

/** The delivery state of an announcement, and when delivery continues (docs/decisions: announcements). */
export default class extends BaseSchema {
  override async up() {
    // `attempt_at` is the time of the next attempt; deliveries in progress are not claimed before it, and null means
    // none is scheduled. `placed_reactions` are the reactions that the message already has, in order.
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
    // Existing announcements were sent by other means or need a person's decision.
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
