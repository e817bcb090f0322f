import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * Members' appeals against decisions. A decision is an entry of the audit log; it has no foreign key, because entries
 * may be archived while the appeal is kept.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE appeals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        decision_id bigint NOT NULL UNIQUE,
        action text NOT NULL CHECK (action ~ '^[a-z_]{1,64}$'),
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        text text NOT NULL CHECK (text_units(text) BETWEEN 10 AND 4000),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'reversed', 'closed')),
        answer text CHECK (text_units(answer) BETWEEN 1 AND 4000),
        decided_by text REFERENCES users ON DELETE SET NULL,
        is_by_same_person boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        CONSTRAINT appeals_decided_check CHECK ((state = 'open') = (decided_at IS NULL)),
        CONSTRAINT appeals_open_check CHECK (state <> 'open' OR decided_by IS NULL),
        CONSTRAINT appeals_answered_check
          CHECK (CASE state WHEN 'open' THEN answer IS NULL WHEN 'reversed' THEN true ELSE answer IS NOT NULL END)
      )
    `)
    this.schema.raw(
      `CREATE INDEX appeals_open_index ON appeals (created_at, id) WHERE state = 'open'`
    )
    this.schema.raw(`
      CREATE INDEX appeals_state_index
      ON appeals (state, decided_at DESC, id DESC) WHERE state <> 'open'
    `)
    for (const column of ['user_id', 'decided_by', 'decided_at']) {
      this.schema.raw(`CREATE INDEX appeals_${column}_index ON appeals (${column})`)
    }
    grantToApp(this, 'appeals', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (state, answer, decided_by, is_by_same_person, decided_at)',
    ])
    this.schema.raw(
      `CREATE VIEW open_appeals AS SELECT id, action FROM appeals WHERE state = 'open'`
    )
    grantToApp(this, 'open_appeals', ['SELECT'])
  }

  override async down() {
    this.schema.raw('DROP VIEW open_appeals')
    this.schema.dropTable('appeals')
  }
}
