import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Members' reports of bots, reviews and members. A case holds those of one target until staff decide on them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE report_cases (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        target_type text NOT NULL CHECK (target_type IN ('bot', 'review', 'member')),
        target_id text NOT NULL CHECK (target_id ~ '^[1-9][0-9]{0,19}$'),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'acted', 'dismissed')),
        note text CHECK (text_units(note) BETWEEN 1 AND 1000),
        rules jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(rules) = 'array'),
        decided_by text REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        CONSTRAINT report_cases_decided_check CHECK ((state = 'open') = (decided_at IS NULL)),
        CONSTRAINT report_cases_open_check CHECK (state <> 'open' OR (decided_by IS NULL AND note IS NULL))
      )
    `)
    // One open case per target.
    this.schema.raw(`
      CREATE UNIQUE INDEX report_cases_target_key ON report_cases (target_type, target_id)
      WHERE state = 'open'
    `)
    this.schema.raw(`
      CREATE INDEX report_cases_open_index ON report_cases (created_at, id) WHERE state = 'open'
    `)
    this.schema.raw(`
      CREATE INDEX report_cases_state_index ON report_cases (state, decided_at DESC, id DESC)
      WHERE state <> 'open'
    `)
    for (const column of ['decided_by', 'decided_at', 'target_id']) {
      this.schema.raw(`CREATE INDEX report_cases_${column}_index ON report_cases (${column})`)
    }
    this.schema.raw(`
      CREATE TABLE reports (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        case_id bigint NOT NULL REFERENCES report_cases ON DELETE CASCADE,
        reporter_id text REFERENCES users ON DELETE SET NULL,
        reason text NOT NULL CHECK (reason ~ '^[a-z_]{1,40}$'),
        text text CHECK (text_units(text) BETWEEN 1 AND 1000),
        snapshot jsonb NOT NULL CHECK (jsonb_typeof(snapshot) = 'object'),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reports_once_key UNIQUE (case_id, reporter_id)
      )
    `)
    this.schema.raw('CREATE INDEX reports_reporter_id_index ON reports (reporter_id)')
    this.schema.raw(
      `CREATE INDEX reports_members_index ON reports USING gin ((snapshot->'memberIds'))`
    )
    this.schema.raw(
      `CREATE VIEW open_report_cases AS SELECT id FROM report_cases WHERE state = 'open'`
    )
    grantToApp(this, 'report_cases', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (state, note, rules, decided_by, decided_at)',
    ])
    grantToApp(this, 'reports', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (reporter_id, snapshot)'])
    grantToApp(this, 'open_report_cases', ['SELECT'])
  }

  override async down() {
    this.schema.raw('DROP VIEW open_report_cases')
    this.schema.dropTable('reports')
    this.schema.dropTable('report_cases')
  }
}
