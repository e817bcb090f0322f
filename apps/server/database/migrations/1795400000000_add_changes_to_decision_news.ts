import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lets decisions on changes of approved bots be undone, too. Without an index: the table holds the decisions of the last
 * seconds only.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE decision_news
        ADD COLUMN change_id bigint REFERENCES bot_changes ON DELETE CASCADE,
        ADD COLUMN former_listing jsonb
    `)
  }

  override async down() {
    this.schema.raw('ALTER TABLE decision_news DROP COLUMN former_listing, DROP COLUMN change_id')
  }
}
