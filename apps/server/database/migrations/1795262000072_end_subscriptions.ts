import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    // Subscriptions to end at their provider, with the reason. A row stays due, with increasing intervals, until the
    // provider has ended the subscription, whatever crashes or is down in the meantime.
    this.schema.raw(`
      ALTER TABLE premium_subscriptions
        ADD COLUMN end_because text
          CHECK (end_because IN ('account_deleted', 'paid_twice', 'period_over')),
        ADD COLUMN end_due_at timestamptz,
        ADD COLUMN end_attempts integer NOT NULL DEFAULT 0 CHECK (end_attempts >= 0),
        ADD CONSTRAINT premium_subscriptions_end_check
          CHECK (end_due_at IS NULL OR (end_because IS NOT NULL AND provider <> 'staff'))
    `)
    this.schema.raw(`
      CREATE INDEX premium_subscriptions_end_due_index
      ON premium_subscriptions (end_due_at) WHERE end_due_at IS NOT NULL
    `)
    // Partial, because most rows are done.
    this.schema.raw(`
      CREATE INDEX premium_subscriptions_cancels_index
      ON premium_subscriptions (period_end) WHERE cancels AND status = 'active'
    `)
  }

  override async down() {
    this.schema.raw(`
      ALTER TABLE premium_subscriptions
        DROP COLUMN end_because, DROP COLUMN end_due_at, DROP COLUMN end_attempts
    `)
    this.schema.raw('DROP INDEX premium_subscriptions_cancels_index')
  }
}
