import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

const FORMER_KINDS = [
  'bot_approved',
  'bot_rejected',
  'bot_certified',
  'bot_uncertified',
  'application_rejected',
  'account_banned',
  'account_disabled',
  'account_freed',
  'review_reply',
  'co_owner_added',
]
const ANSWERED = 'support_answered'

/** Members' questions, and the staff's answers. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE support_requests (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        subject text NOT NULL CHECK (text_units(subject) BETWEEN 3 AND 120),
        text text NOT NULL CHECK (text_units(text) BETWEEN 10 AND 4000),
        link text CHECK (link ~ '^/([^/]|$)' AND text_units(link) <= 512),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
        answer text CHECK (text_units(answer) BETWEEN 1 AND 4000),
        resolved_by text REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        resolved_at timestamptz,
        CONSTRAINT support_requests_resolved_check CHECK ((state = 'open') = (resolved_at IS NULL)),
        CONSTRAINT support_requests_open_check CHECK (state <> 'open' OR resolved_by IS NULL),
        CONSTRAINT support_requests_answered_check CHECK ((state = 'answered') = (answer IS NOT NULL))
      )
    `)
    this.schema.raw(`
      CREATE INDEX support_requests_open_index ON support_requests (created_at, id)
      WHERE state = 'open'
    `)
    this.schema.raw(`
      CREATE INDEX support_requests_state_index
      ON support_requests (state, resolved_at DESC, id DESC) WHERE state <> 'open'
    `)
    this.schema.raw(`
      CREATE INDEX support_requests_user_id_index
      ON support_requests (user_id, created_at DESC, id DESC)
    `)
    for (const column of ['resolved_by', 'resolved_at']) {
      this.schema.raw(
        `CREATE INDEX support_requests_${column}_index ON support_requests (${column})`
      )
    }
    grantToApp(this, 'support_requests', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (state, answer, resolved_by, resolved_at)',
    ])
    this.#allowKinds([...FORMER_KINDS, ANSWERED])
  }

  override async down() {
    this.schema.raw(`DELETE FROM inbox_items WHERE kind = '${ANSWERED}'`)
    this.schema.raw(`UPDATE web_push_choices SET kinds = array_remove(kinds, '${ANSWERED}')`)
    this.#allowKinds(FORMER_KINDS)
    this.schema.dropTable('support_requests')
  }

  /** The kinds of inbox items that browsers can also be notified about. */
  #allowKinds(kinds: readonly string[]) {
    const list = kinds.map((kind) => `'${kind}'`).join(', ')
    this.schema.raw(`
      ALTER TABLE inbox_items DROP CONSTRAINT inbox_items_kind_check,
        ADD CONSTRAINT inbox_items_kind_check CHECK (kind IN (${list}))
    `)
    this.schema.raw(`
      ALTER TABLE web_push_choices DROP CONSTRAINT web_push_choices_kinds_check,
        ADD CONSTRAINT web_push_choices_kinds_check CHECK (kinds <@ ARRAY[${list}])
    `)
  }
}
