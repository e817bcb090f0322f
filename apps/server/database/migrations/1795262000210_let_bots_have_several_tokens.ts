import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'bot_api_tokens'

/**
 * Several named tokens per bot, each with scopes. A token without a name is one of those that replace each other; they
 * may only post server counts. Constant defaults do not rewrite the table.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE ${TABLE}
        ADD COLUMN name text CHECK (text_units(name) BETWEEN 1 AND 50),
        ADD COLUMN scopes text[] NOT NULL DEFAULT '{stats:write}' CHECK (
          cardinality(scopes) > 0
          AND scopes <@ ARRAY['stats:write', 'votes:read']
        ),
        ADD COLUMN expires_at timestamptz CHECK (expires_at > created_at)
    `)
    this.schema.raw('DROP INDEX bot_api_tokens_live_unique')
    this.schema.raw(`
      CREATE UNIQUE INDEX bot_api_tokens_unnamed_unique ON ${TABLE} (bot_id)
      WHERE replaced_at IS NULL AND name IS NULL
    `)
  }

  override async down() {
    this.schema.raw(`DELETE FROM ${TABLE} WHERE name IS NOT NULL`)
    this.schema.raw('DROP INDEX bot_api_tokens_unnamed_unique')
    this.schema.raw(`
      CREATE UNIQUE INDEX bot_api_tokens_live_unique ON ${TABLE} (bot_id)
      WHERE replaced_at IS NULL
    `)
    this.schema.alterTable(TABLE, (table) => table.dropColumns('name', 'scopes', 'expires_at'))
  }
}
