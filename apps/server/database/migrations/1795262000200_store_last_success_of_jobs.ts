import { BaseSchema } from '@adonisjs/lucid/schema'

/** Stores when a job last succeeded, which a running or failed run must not hide. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE jobs ADD COLUMN succeeded_at timestamptz')
    this.schema.raw('UPDATE jobs SET succeeded_at = finished_at WHERE error IS NULL')
  }

  override async down() {
    this.schema.alterTable('jobs', (table) => table.dropColumn('succeeded_at'))
  }
}
