import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Push subscriptions of browsers, members' choices of kinds, and messages that are queued. */
export default class extends BaseSchema {
  override async up() {
    // One subscription per session: when the session ends, its subscription ends too.
    this.schema.raw(`
      CREATE TABLE web_push_subscriptions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        session_id text NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE CHECK (text_units(endpoint) <= 1024),
        p256dh text NOT NULL CHECK (text_units(p256dh) = 87),
        auth text NOT NULL CHECK (text_units(auth) = 22),
        language text NOT NULL CHECK (language IN ('en', 'ro')),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw(
      'CREATE INDEX web_push_subscriptions_user_id_index ON web_push_subscriptions (user_id)'
    )
    grantToApp(this, 'web_push_subscriptions', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (session_id, p256dh, auth, language)',
    ])

    // A member without a row receives push messages of every kind.
    this.schema.raw(`
      CREATE TABLE web_push_choices (
        user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        kinds text[] NOT NULL CHECK (kinds <@ ARRAY[
          'bot_approved', 'bot_rejected', 'bot_certified', 'bot_uncertified', 'application_rejected',
          'account_banned', 'account_disabled', 'account_freed', 'review_reply', 'co_owner_added'
        ])
      )
    `)
    grantToApp(this, 'web_push_choices', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (kinds)'])

    // A sent message is deleted; like its inbox item, it is created only once.
    this.schema.raw(`
      CREATE TABLE web_push_queue (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        item_id bigint NOT NULL REFERENCES inbox_items ON DELETE CASCADE,
        subscription_id bigint NOT NULL REFERENCES web_push_subscriptions ON DELETE CASCADE,
        attempts integer NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT web_push_queue_once_key UNIQUE (item_id, subscription_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX web_push_queue_subscription_id_index ON web_push_queue (subscription_id)'
    )
    this.schema.raw('CREATE INDEX web_push_queue_next_at_index ON web_push_queue (next_at, id)')
    grantToApp(this, 'web_push_queue', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (attempts, next_at)'])
  }

  override async down() {
    this.schema.dropTable('web_push_queue')
    this.schema.dropTable('web_push_choices')
    this.schema.dropTable('web_push_subscriptions')
  }
}
