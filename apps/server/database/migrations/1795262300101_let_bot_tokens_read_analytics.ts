import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'bot_api_tokens'
const FORMER_SCOPES = ['stats:write', 'votes:read', 'events:read']
const SCOPE = 'analytics:read'

/** Another scope of bots' tokens. The table is small: a few rows per bot whose owners created tokens. */
export default class extends BaseSchema {
  override async up() {
    this.#allowScopes([...FORMER_SCOPES, SCOPE])
  }

  override async down() {
    this.schema.raw(`DELETE FROM ${TABLE} WHERE scopes = '{${SCOPE}}'`)
    this.schema.raw(`UPDATE ${TABLE} SET scopes = array_remove(scopes, '${SCOPE}')`)
    this.#allowScopes(FORMER_SCOPES)
  }

  #allowScopes(scopes: readonly string[]) {
    const list = scopes.map((scope) => `'${scope}'`).join(', ')
    this.schema.raw(`
      ALTER TABLE ${TABLE} DROP CONSTRAINT ${TABLE}_scopes_check,
        ADD CONSTRAINT ${TABLE}_scopes_check
        CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY[${list}])
    `)
  }
}
