import { BaseSchema } from '@adonisjs/lucid/schema'

const NAME = 'decision_news_about_check'

/** What only decisions about a bot itself have. */
const OF_BOTS = ['former', 'current', 'version', 'approved_version']

/**
 * Lets staff undo the removal of a review, too. It belongs to a bot, but changes nothing of the bot itself. Without an index: the table
 * holds the decisions of the last seconds only.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE decision_news
        ADD COLUMN removed_review_id bigint REFERENCES removed_ratings ON DELETE CASCADE,
        DROP CONSTRAINT ${NAME},
        ADD CONSTRAINT ${NAME} CHECK (
          (report_case_id IS NULL) = (bot_id IS NOT NULL)
          AND num_nonnulls(${OF_BOTS.join(', ')}) = CASE
            WHEN report_case_id IS NULL AND removed_review_id IS NULL THEN ${OF_BOTS.length} ELSE 0 END
        )
    `)
  }

  override async down() {
    this.schema.raw('DELETE FROM decision_news WHERE removed_review_id IS NOT NULL')
    this.schema.raw(`
      ALTER TABLE decision_news
        DROP CONSTRAINT ${NAME},
        DROP COLUMN removed_review_id,
        ADD CONSTRAINT ${NAME} CHECK (
          num_nonnulls(bot_id, ${OF_BOTS.join(', ')}) = CASE WHEN report_case_id IS NULL THEN 5 ELSE 0 END
        )
    `)
  }
}
