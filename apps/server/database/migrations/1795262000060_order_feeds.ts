import { BaseSchema } from '@adonisjs/lucid/schema'

/** Equal to the lists' own statements. */
const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`

/** Feeds start with the newest entries. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `CREATE INDEX bots_approved_at_index ON bots (approved_at DESC, id DESC) WHERE ${LISTED}`
    )
    this.schema.raw(
      `CREATE INDEX bots_certified_at_index ON bots (certified_at DESC, id DESC)
       WHERE certified_at IS NOT NULL AND ${LISTED}`
    )
  }

  override async down() {
    this.schema.raw('DROP INDEX bots_certified_at_index')
    this.schema.raw('DROP INDEX bots_approved_at_index')
  }
}
