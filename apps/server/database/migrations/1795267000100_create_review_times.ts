import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** How long submissions waited for a decision, by month and in the last days, computed from the audit log by a job. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE review_times (
        period text PRIMARY KEY CHECK (period = 'recent' OR period ~ '^[0-9]{4}-[0-9]{2}$'),
        decisions integer NOT NULL CHECK (decisions >= 0),
        median_seconds integer CHECK (median_seconds >= 0),
        p90_seconds integer CHECK (p90_seconds >= median_seconds),
        computed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT review_times_computed_check
          CHECK ((decisions = 0) = (median_seconds IS NULL) AND (decisions = 0) = (p90_seconds IS NULL))
      )
    `)
    grantToApp(this, 'review_times', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('review_times')
  }
}
