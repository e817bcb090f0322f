import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lets inbox items name the decision that they are about: an entry of the audit log, which is never deleted. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE inbox_items ADD COLUMN decision_id bigint')
  }

  override async down() {
    this.schema.alterTable('inbox_items', (table) => table.dropColumn('decision_id'))
  }
}
