import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Versions of listings, and changes of approved listings that staff look at. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_versions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        number integer NOT NULL CHECK (number >= 1),
        kind text NOT NULL CHECK (kind IN (
          'recorded', 'submitted', 'edited', 'resubmitted', 'staff_edited', 'approved', 'reverted'
        )),
        author_id text REFERENCES users ON DELETE SET NULL,
        fields jsonb NOT NULL,
        changed_fields text[] NOT NULL,
        approved boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        replaced_at timestamptz,
        CONSTRAINT bot_versions_number_unique UNIQUE (bot_id, number)
      )
    `)
    this.schema.raw('CREATE INDEX bot_versions_author_id_index ON bot_versions (author_id)')
    this.schema.raw(`
      CREATE INDEX bot_versions_approved_index ON bot_versions (bot_id, number) WHERE approved
    `)
    this.schema.raw(`
      CREATE INDEX bot_versions_replaced_at_index ON bot_versions (replaced_at)
      WHERE replaced_at IS NOT NULL
    `)
    grantToApp(this, 'bot_versions', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (author_id, approved, replaced_at)',
    ])

    this.schema.raw(`
      CREATE TABLE bot_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('held', 'sampled')),
        state text NOT NULL DEFAULT 'open'
          CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn', 'replaced')),
        author_id text REFERENCES users ON DELETE SET NULL,
        fields jsonb NOT NULL,
        former jsonb NOT NULL,
        held_for text[] NOT NULL,
        reason text CHECK (text_units(reason) BETWEEN 1 AND 1000),
        decided_by text REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz,
        CONSTRAINT bot_changes_closed_check CHECK ((state = 'open') = (closed_at IS NULL)),
        CONSTRAINT bot_changes_rejected_check CHECK ((state = 'rejected') = (reason IS NOT NULL))
      )
    `)
    this.schema.raw(`
      CREATE UNIQUE INDEX bot_changes_held_unique ON bot_changes (bot_id)
      WHERE kind = 'held' AND state = 'open'
    `)
    this.schema.raw(`
      CREATE INDEX bot_changes_open_index ON bot_changes (created_at, id) WHERE state = 'open'
    `)
    this.schema.raw('CREATE INDEX bot_changes_bot_id_index ON bot_changes (bot_id)')
    for (const column of ['author_id', 'decided_by', 'closed_at']) {
      this.schema.raw(`CREATE INDEX bot_changes_${column}_index ON bot_changes (${column})`)
    }
    grantToApp(this, 'bot_changes', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (state, author_id, reason, decided_by, closed_at)',
    ])
  }

  override async down() {
    this.schema.dropTable('bot_changes')
    this.schema.dropTable('bot_versions')
  }
}
