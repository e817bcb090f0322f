import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'auth_access_tokens'

/**
 * Scopes of members' own tokens. No call has created such a token before, so the default, which allows nothing, takes
 * nothing away. A constant default does not rewrite the table.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE ${TABLE} ADD COLUMN scopes text[] NOT NULL DEFAULT '{}' CHECK (
        scopes <@ ARRAY['account:read', 'bots:read', 'bots:write', 'reviews:reply']
        AND (scope = 'member' OR scopes = '{}')
      )
    `)
  }

  override async down() {
    this.schema.alterTable(TABLE, (table) => table.dropColumn('scopes'))
  }
}
