import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE certification_applications (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL UNIQUE REFERENCES bots ON DELETE CASCADE,
        user_id text REFERENCES users ON DELETE SET NULL,
        reason text NOT NULL CHECK (text_units(reason) BETWEEN 1 AND 500),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
        reviewed_by text REFERENCES users ON DELETE SET NULL,
        review_reason text CHECK (text_units(review_reason) BETWEEN 1 AND 1000),
        created_at timestamptz NOT NULL DEFAULT now(),
        reviewed_at timestamptz,
        CONSTRAINT certification_applications_review_check
          CHECK ((status = 'pending') = (reviewed_at IS NULL)),
        CONSTRAINT certification_applications_pending_check
          CHECK (status <> 'pending' OR (reviewed_by IS NULL AND review_reason IS NULL)),
        CONSTRAINT certification_applications_rejection_check
          CHECK (status <> 'rejected' OR review_reason IS NOT NULL)
      )
    `)
    this.schema.raw(`
      CREATE INDEX certification_applications_queue_index
      ON certification_applications (status, created_at, id)
    `)
    for (const column of ['user_id', 'reviewed_by']) {
      this.schema.raw(`
        CREATE INDEX certification_applications_${column}_index
        ON certification_applications (${column})
      `)
    }
    grantToApp(this, 'certification_applications', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('certification_applications')
  }
}
