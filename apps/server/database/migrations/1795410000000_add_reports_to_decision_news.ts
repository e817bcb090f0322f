import { BaseSchema } from '@adonisjs/lucid/schema'

/** What only decisions about a bot have. */
const OF_BOTS = ['bot_id', 'former', 'current', 'version', 'approved_version']

/**
 * Lets decisions on reports be undone, too, which have nothing to restore but their state. Without an index: the table holds the
 * decisions of the last seconds only.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE decision_news
        ADD COLUMN report_case_id bigint REFERENCES report_cases ON DELETE CASCADE,
        ${OF_BOTS.map((column) => `ALTER COLUMN ${column} DROP NOT NULL`).join(', ')},
        ADD CONSTRAINT decision_news_about_check CHECK (
          num_nonnulls(${OF_BOTS.join(', ')}) = CASE WHEN report_case_id IS NULL THEN ${OF_BOTS.length} ELSE 0 END
        )
    `)
  }

  override async down() {
    this.schema.raw('DELETE FROM decision_news WHERE report_case_id IS NOT NULL')
    this.schema.raw(`
      ALTER TABLE decision_news
        DROP CONSTRAINT decision_news_about_check,
        DROP COLUMN report_case_id,
        ${OF_BOTS.map((column) => `ALTER COLUMN ${column} SET NOT NULL`).join(', ')}
    `)
  }
}
