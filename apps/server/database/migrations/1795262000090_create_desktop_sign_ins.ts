import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * Codes that desktop clients exchange for a token. A row outlives its code as long as the token may live: if a code is
 * used again, the token that was issued for it is revoked.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE desktop_sign_ins (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        code_hash text NOT NULL UNIQUE CHECK (code_hash ~ '^[0-9a-f]{64}$'),
        state_hash text NOT NULL CHECK (state_hash ~ '^[0-9a-f]{64}$'),
        challenge text NOT NULL CHECK (challenge ~ '^[A-Za-z0-9_-]{43}$'),
        device text NOT NULL CHECK (text_units(device) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        spent_at timestamptz,
        token_id bigint REFERENCES auth_access_tokens ON DELETE SET NULL,
        CONSTRAINT desktop_sign_ins_life_check
          CHECK (expires_at <= created_at + interval '60 seconds'),
        CONSTRAINT desktop_sign_ins_token_check CHECK (token_id IS NULL OR spent_at IS NOT NULL)
      )
    `)
    this.schema.raw('CREATE INDEX desktop_sign_ins_user_id_index ON desktop_sign_ins (user_id)')
    this.schema.raw('CREATE INDEX desktop_sign_ins_token_id_index ON desktop_sign_ins (token_id)')
    this.schema.raw(
      'CREATE INDEX desktop_sign_ins_created_at_index ON desktop_sign_ins (created_at)'
    )
    grantToApp(this, 'desktop_sign_ins', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('desktop_sign_ins')
  }
}
