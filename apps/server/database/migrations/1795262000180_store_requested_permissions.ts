import { BaseSchema } from '@adonisjs/lucid/schema'

/** Equal to `LISTED_BOT`, so that public lists can use the index. */
const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`

/** Discord's permissions of these levels (app/platform/permissions/rules.ts), each level as a bit set. */
const DANGEROUS_BITS = '1100317073470'
const ORDINARY_BITS = '1799872721575488'
/** Discord's highest permission is below this bit. */
const BITS = '9007199254740992'

/**
 * The permissions that a bot's invite link requests, and the level of the most dangerous one. Both are generated from
 * the link, so they are also correct for old rows, whoever writes them. Adding them rewrites the table once.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE FUNCTION requested_permissions(invitation text) RETURNS bigint
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN coalesce(
        mod(substring(invitation FROM 'permissions=([0-9]{1,20})')::numeric, ${BITS})::bigint, 0)
    `)
    this.schema.raw(`
      CREATE FUNCTION permission_level(permissions bigint) RETURNS smallint
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE
        WHEN permissions & ${DANGEROUS_BITS} <> 0 THEN 3
        WHEN permissions & ~${ORDINARY_BITS} <> 0 THEN 2
        WHEN permissions <> 0 THEN 1
        ELSE 0
      END
    `)
    this.schema.raw(`
      ALTER TABLE bots
        ADD COLUMN requested_permissions bigint NOT NULL
          GENERATED ALWAYS AS (requested_permissions(invite_url)) STORED,
        ADD COLUMN permission_level smallint NOT NULL
          GENERATED ALWAYS AS (permission_level(requested_permissions(invite_url))) STORED
    `)
    this.schema.raw(
      `CREATE INDEX bots_permission_level_index ON bots (permission_level) WHERE ${LISTED}`
    )
  }

  override async down() {
    this.schema.raw(
      'ALTER TABLE bots DROP COLUMN permission_level, DROP COLUMN requested_permissions'
    )
    this.schema.raw('DROP FUNCTION permission_level(bigint)')
    this.schema.raw('DROP FUNCTION requested_permissions(text)')
  }
}
