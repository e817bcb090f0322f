import { BaseSchema } from '@adonisjs/lucid/schema'

/** Number of characters of a name that members are sorted by: few enough for every key to fit into a cursor. */
const SORTED_CHARACTERS = 40

const NAMES = [
  'username',
  'display_name',
  'discord_username',
  'discord_display_name',
  'first_name',
  'last_name',
  'email',
]

/** Text that the staff lists of members and of the audit log search in. */
export default class extends BaseSchema {
  override async up() {
    // Escapes the wildcards of `LIKE`.
    this.schema.raw(String.raw`
      CREATE FUNCTION contains_pattern(value text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN '%' || regexp_replace(search_text(value), '([\\%_])', '\\\1', 'g') || '%'
    `)

    const names = NAMES.map((name) => `coalesce(' ' || ${name}, '')`).join(' || ')
    this.schema.raw(`
      ALTER TABLE users
        ADD COLUMN sought text NOT NULL GENERATED ALWAYS AS (search_text(id || ${names})) STORED,
        ADD COLUMN sort_name text NOT NULL GENERATED ALWAYS AS (
          left(search_text(coalesce(display_name, username, id)), ${SORTED_CHARACTERS})
        ) STORED
    `)
    this.schema.raw('CREATE INDEX users_sought_index ON users USING gin (sought gin_trgm_ops)')
    this.schema.raw('CREATE INDEX users_sort_name_index ON users (sort_name, id)')
    for (const flag of ['banned', 'disabled', 'is_premium']) {
      this.schema.raw(
        `CREATE INDEX users_${flag}_index ON users (created_at DESC, id DESC) WHERE ${flag}`
      )
    }

    // Only the values of the details, not their keys.
    this.schema.raw(`
      ALTER TABLE admin_logs ADD COLUMN sought text NOT NULL GENERATED ALWAYS AS (
        search_text(
          action || coalesce(' ' || target_id, '') || coalesce(' ' || host(ip_address), '')
            || ' ' || jsonb_path_query_array(details, '$.*')::text
        )
      ) STORED
    `)
    this.schema.raw(
      'CREATE INDEX admin_logs_sought_index ON admin_logs USING gin (sought gin_trgm_ops)'
    )
  }

  override async down() {
    this.schema.raw('ALTER TABLE admin_logs DROP COLUMN sought')
    this.schema.raw('ALTER TABLE users DROP COLUMN sought, DROP COLUMN sort_name')
    for (const flag of ['banned', 'disabled', 'is_premium'])
      this.schema.raw(`DROP INDEX users_${flag}_index`)
    this.schema.raw('DROP FUNCTION contains_pattern(text)')
  }
}
