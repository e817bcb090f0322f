import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Transfers of bots to other main owners. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_transfers (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        from_id text REFERENCES users ON DELETE SET NULL,
        to_id text REFERENCES users ON DELETE SET NULL,
        state text NOT NULL CHECK (state IN (
          'offered', 'accepted', 'declined', 'canceled', 'expired', 'completed', 'taken_back',
          'returned'
        )),
        former_additional_owners text[],
        created_at timestamptz NOT NULL DEFAULT now(),
        accepted_at timestamptz,
        ends_at timestamptz NOT NULL,
        closed_at timestamptz,
        CONSTRAINT bot_transfers_members_check CHECK (from_id <> to_id),
        CONSTRAINT bot_transfers_accepted_check CHECK (
          (former_additional_owners IS NOT NULL) = (state = 'accepted')
        ),
        CONSTRAINT bot_transfers_closed_check CHECK (
          (state IN ('offered', 'accepted')) = (closed_at IS NULL)
        )
      )
    `)
    this.schema.raw(`
      CREATE UNIQUE INDEX bot_transfers_open_unique ON bot_transfers (bot_id)
      WHERE state IN ('offered', 'accepted')
    `)
    this.schema.raw(`
      CREATE INDEX bot_transfers_ends_at_index ON bot_transfers (ends_at)
      WHERE state IN ('offered', 'accepted')
    `)
    for (const column of ['bot_id', 'from_id', 'to_id', 'closed_at']) {
      this.schema.raw(`CREATE INDEX bot_transfers_${column}_index ON bot_transfers (${column})`)
    }
    grantToApp(this, 'bot_transfers', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (from_id, to_id, state, former_additional_owners, accepted_at, ends_at, closed_at)',
    ])
  }

  override async down() {
    this.schema.dropTable('bot_transfers')
  }
}
