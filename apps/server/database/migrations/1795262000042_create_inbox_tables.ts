import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Members' inboxes: decisions on their bots, restrictions of their account, replies. */
export default class extends BaseSchema {
  override async up() {
    // At most one item per event and member, even if several processes deliver it. The event is a row of the outbox
    // that is deleted after a day, so its id is no foreign key.
    this.schema.raw(`
      CREATE TABLE inbox_items (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        outbox_id bigint NOT NULL,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN (
          'bot_approved', 'bot_rejected', 'bot_certified', 'bot_uncertified', 'application_rejected',
          'account_banned', 'account_disabled', 'account_freed', 'review_reply', 'co_owner_added'
        )),
        bot_id bigint REFERENCES bots ON DELETE SET NULL,
        rating_id bigint REFERENCES ratings ON DELETE SET NULL,
        reason text,
        expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT inbox_items_once_key UNIQUE (outbox_id, user_id)
      )
    `)
    this.schema.raw(`
      CREATE INDEX inbox_items_newest_index ON inbox_items (user_id, created_at DESC, id DESC)
    `)
    this.schema.raw(`
      CREATE INDEX inbox_items_unread_index ON inbox_items (user_id, id) WHERE read_at IS NULL
    `)
    for (const column of ['bot_id', 'rating_id', 'created_at']) {
      this.schema.raw(`CREATE INDEX inbox_items_${column}_index ON inbox_items (${column})`)
    }
    grantToApp(this, 'inbox_items', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (read_at)'])
    this.schema.raw(`CREATE INDEX outbox_notices_index ON outbox (id) WHERE topic = 'notice'`)
  }

  override async down() {
    this.schema.dropTable('inbox_items')
    this.schema.raw('DROP INDEX outbox_notices_index')
  }
}
