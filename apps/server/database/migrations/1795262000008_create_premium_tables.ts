import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE premium_transactions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text REFERENCES users ON DELETE SET NULL,
        provider text NOT NULL CHECK (provider IN ('stripe', 'paypal')),
        type text NOT NULL CHECK (type IN ('subscription', 'renewal', 'cancellation', 'refund')),
        amount text NOT NULL CHECK (amount ~ '^[0-9]+\\.[0-9]{2}$'),
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        transaction_id text CHECK (char_length(transaction_id) BETWEEN 1 AND 255),
        subscription_id text CHECK (char_length(subscription_id) BETWEEN 1 AND 255),
        status text NOT NULL DEFAULT 'pending'
          CHECK (status IN ('pending', 'completed', 'failed', 'cancelled', 'refunded')),
        expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (provider, transaction_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX premium_transactions_user_id_index ON premium_transactions (user_id)'
    )
    this.schema.raw(`
      CREATE INDEX premium_transactions_subscription_index
      ON premium_transactions (provider, subscription_id)
    `)
    this.schema.raw(`
      CREATE TRIGGER premium_transactions_touch BEFORE UPDATE ON premium_transactions
      FOR EACH ROW EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'premium_transactions', ['SELECT', 'INSERT', 'UPDATE'])

    // Events that a provider has delivered, by the provider's id. Whoever inserts the row may process the event, so
    // each event is processed once.
    this.schema.raw(`
      CREATE TABLE webhook_events (
        provider text NOT NULL CHECK (provider IN ('stripe', 'paypal')),
        event_id text NOT NULL CHECK (char_length(event_id) BETWEEN 1 AND 255),
        received_at timestamptz NOT NULL DEFAULT now(),
        processed_at timestamptz,
        PRIMARY KEY (provider, event_id)
      )
    `)
    grantToApp(this, 'webhook_events', ['SELECT', 'INSERT', 'UPDATE (processed_at)'])
  }

  override async down() {
    this.schema.dropTable('webhook_events')
    this.schema.dropTable('premium_transactions')
  }
}
