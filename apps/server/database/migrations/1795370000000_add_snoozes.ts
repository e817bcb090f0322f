import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Until when a staff member has put a viewed bot out of their queue. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE viewed_versions ADD COLUMN snoozed_until timestamptz')
    grantToApp(this, 'viewed_versions', ['UPDATE (snoozed_until)'])
  }

  override async down() {
    this.schema.raw('ALTER TABLE viewed_versions DROP COLUMN snoozed_until')
  }
}
