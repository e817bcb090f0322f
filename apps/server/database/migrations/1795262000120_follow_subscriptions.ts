import { BaseSchema } from '@adonisjs/lucid/schema'

const TYPES = `'subscription', 'renewal', 'cancellation', 'refund'`
const STATUSES = `'pending', 'active', 'lapsed', 'ended'`
const END_REASONS = `'account_deleted', 'paid_twice', 'period_over'`

export default class extends BaseSchema {
  override async up() {
    // `past_due`: the renewal failed, and the provider may still charge it. `lapsed`: it ended that way.
    // `next_check_at` is when the provider is queried again, whether or not a webhook arrives.
    this.#check('premium_subscriptions', 'status', `${STATUSES}, 'past_due'`)
    this.#check('premium_subscriptions', 'end_because', `${END_REASONS}, 'refunded'`)
    this.#check('premium_transactions', 'type', `${TYPES}, 'resumption'`)
    this.schema.raw(`
      ALTER TABLE premium_subscriptions
        ADD COLUMN next_charge_at timestamptz,
        ADD COLUMN next_check_at timestamptz NOT NULL DEFAULT now() + interval '1 minute'
    `)
    this.schema.raw(`
      CREATE INDEX premium_subscriptions_next_check_index ON premium_subscriptions (next_check_at)
      WHERE status IN ('pending', 'active', 'past_due')
    `)
    this.schema.raw(`
      UPDATE premium_subscriptions SET next_charge_at = period_end
      WHERE provider <> 'staff' AND status = 'active' AND NOT cancels
    `)
    // It is unknown whether the provider has ended it, so it counts as chargeable until the provider reports otherwise.
    this.schema.raw(`
      UPDATE premium_subscriptions AS one SET status = 'past_due'
      WHERE provider <> 'staff' AND status = 'lapsed' AND EXISTS (
        SELECT FROM premium_transactions AS payments
        WHERE payments.provider = one.provider AND payments.subscription_id = one.subscription_id
          AND payments.status IN ('completed', 'refunded')
      )
    `)
    // Premium from before subscriptions had rows. Any report of the provider is newer than this.
    this.schema.raw(`
      INSERT INTO premium_subscriptions
        (provider, subscription_id, user_id, plan, status, period_end, next_charge_at, asked_at)
      SELECT known.provider, known.id, users.id, coalesce(users.premium_type, 'monthly'), 'active',
        users.premium_expires_at, users.premium_expires_at, 'epoch'
      FROM users CROSS JOIN LATERAL (VALUES
        ('stripe', users.stripe_subscription_id), ('paypal', users.paypal_subscription_id)
      ) AS known (provider, id)
      WHERE known.id <> ''
      ON CONFLICT DO NOTHING
    `)
  }

  override async down() {
    this.schema.raw(`DELETE FROM premium_transactions WHERE type = 'resumption'`)
    this.schema.raw(`
      UPDATE premium_subscriptions SET
        status = CASE WHEN status = 'past_due' THEN 'lapsed' ELSE status END,
        end_because = CASE WHEN end_because = 'refunded' THEN 'period_over' ELSE end_because END
    `)
    this.schema.raw('DROP INDEX premium_subscriptions_next_check_index')
    this.schema.raw(`
      ALTER TABLE premium_subscriptions DROP COLUMN next_charge_at, DROP COLUMN next_check_at
    `)
    this.#check('premium_subscriptions', 'status', STATUSES)
    this.#check('premium_subscriptions', 'end_because', END_REASONS)
    this.#check('premium_transactions', 'type', TYPES)
  }

  #check(table: string, column: string, values: string) {
    const name = `${table}_${column}_check`
    this.schema.raw(`
      ALTER TABLE ${table} DROP CONSTRAINT ${name},
        ADD CONSTRAINT ${name} CHECK (${column} IN (${values}))
    `)
  }
}
