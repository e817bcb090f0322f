import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

const BY_STAFF = `('stripe', 'paypal', 'staff')`

export default class extends BaseSchema {
  override async up() {
    // What the provider last reported about a subscription. The response to an earlier request never overwrites that to
    // a later one.
    this.schema.raw(`
      CREATE TABLE premium_subscriptions (
        provider text NOT NULL CHECK (provider IN ${BY_STAFF}),
        subscription_id text NOT NULL CHECK (char_length(subscription_id) BETWEEN 1 AND 255),
        user_id text REFERENCES users ON DELETE SET NULL,
        plan text NOT NULL CHECK (plan IN ('monthly', 'yearly')),
        status text NOT NULL CHECK (status IN ('pending', 'active', 'lapsed', 'ended')),
        cancels boolean NOT NULL DEFAULT false,
        period_end timestamptz,
        asked_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (provider, subscription_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX premium_subscriptions_user_index ON premium_subscriptions (user_id)'
    )
    grantToApp(this, 'premium_subscriptions', ['SELECT', 'INSERT', 'UPDATE'])

    this.schema.raw(`
      ALTER TABLE premium_transactions
        ADD COLUMN receipt_url text CHECK (char_length(receipt_url) <= 2048),
        DROP CONSTRAINT premium_transactions_provider_check,
        ADD CONSTRAINT premium_transactions_provider_check CHECK (provider IN ${BY_STAFF})
    `)
  }

  override async down() {
    this.schema.raw(`
      ALTER TABLE premium_transactions
        DROP COLUMN receipt_url,
        DROP CONSTRAINT premium_transactions_provider_check,
        ADD CONSTRAINT premium_transactions_provider_check CHECK (provider IN ('stripe', 'paypal'))
    `)
    this.schema.dropTable('premium_subscriptions')
  }
}
