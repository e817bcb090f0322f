import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * What the public learns of the staff's work, computed from the audit log by a job. A day is recomputed while entries
 * of it may still be committed, then never again, so past months stay when old entries of the log are deleted. None of
 * the tables names a person or what was decided on.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE transparency_days (
        day date PRIMARY KEY,
        computed_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    grantToApp(this, 'transparency_days', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    this.schema.raw(`
      CREATE TABLE transparency_counts (
        day date NOT NULL REFERENCES transparency_days ON DELETE CASCADE,
        measure text NOT NULL CHECK (measure ~ '^[a-z_]{1,64}$'),
        rule_id text NOT NULL DEFAULT '',
        amount bigint NOT NULL CHECK (amount >= 0),
        PRIMARY KEY (day, measure, rule_id)
      )
    `)
    grantToApp(this, 'transparency_counts', ['SELECT', 'INSERT', 'DELETE'])

    // The id of the log's entry finds the decision that an appeal is about. It is not published.
    this.schema.raw(`
      CREATE TABLE transparency_decisions (
        log_id bigint PRIMARY KEY,
        day date NOT NULL,
        action text NOT NULL CHECK (action ~ '^[a-z_]{1,64}$'),
        rule_ids text[] NOT NULL,
        outcome text CHECK (outcome IN ('upheld', 'reversed', 'closed'))
      )
    `)
    grantToApp(this, 'transparency_decisions', ['SELECT', 'INSERT', 'UPDATE (outcome)'])
  }

  override async down() {
    this.schema.dropTable('transparency_decisions')
    this.schema.dropTable('transparency_counts')
    this.schema.dropTable('transparency_days')
  }
}
