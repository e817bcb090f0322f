import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lets reviews of certification requests be undone, too. Without an index: the table holds the decisions of the last seconds
 * only.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE decision_news
        ADD COLUMN application_id bigint REFERENCES certification_applications ON DELETE CASCADE
    `)
  }

  override async down() {
    this.schema.raw('ALTER TABLE decision_news DROP COLUMN application_id')
  }
}
