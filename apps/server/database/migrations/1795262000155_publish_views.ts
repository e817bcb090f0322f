import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * Views through which a context publishes rows to contexts that may not import it: those below it, and its siblings.
 */
const VIEWS = {
  member_bots: `
    SELECT id, user_id, certified, approval_status = 'approved' AND NOT auto_deleted AS is_listed
    FROM bots WHERE deleted_at IS NULL`,
  pending_applications: `
    SELECT applications.id FROM certification_applications AS applications
    JOIN bots ON bots.id = applications.bot_id AND bots.deleted_at IS NULL
    WHERE applications.status = 'pending'`,
  open_support_requests: `SELECT id FROM support_requests WHERE state = 'open'`,
}

export default class extends BaseSchema {
  override async up() {
    for (const [view, query] of Object.entries(VIEWS)) {
      this.schema.raw(`CREATE VIEW ${view} AS ${query}`)
      grantToApp(this, view, ['SELECT'])
    }
  }

  override async down() {
    for (const view of Object.keys(VIEWS)) this.schema.raw(`DROP VIEW ${view}`)
  }
}
