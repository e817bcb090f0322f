import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Scheduled jobs: when each last ran, with which result, and where it continues. */
export default class extends BaseSchema {
  override async up() {
    // `state` says where the job continues, `report` what its last run did.
    this.schema.raw(`
      CREATE TABLE jobs (
        name text PRIMARY KEY CHECK (name ~ '^[a-z_]{1,64}$'),
        next_at timestamptz NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        error text CHECK (char_length(error) <= 1000),
        state jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(state) = 'object'),
        report jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(report) = 'object'),
        CONSTRAINT jobs_outcome_check CHECK (error IS NULL OR finished_at IS NOT NULL)
      )
    `)
    grantToApp(this, 'jobs', ['SELECT', 'INSERT', 'UPDATE'])
  }

  override async down() {
    this.schema.dropTable('jobs')
  }
}
