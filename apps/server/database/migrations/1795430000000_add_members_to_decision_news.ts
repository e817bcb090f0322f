import { BaseSchema } from '@adonisjs/lucid/schema'

const NAME = 'decision_news_about_check'

/**
 * Lets decisions on members be undone, too. They have a former and a current state, as those on bots have. Without an index: the table
 * holds the decisions of the last seconds only.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE decision_news
        ADD COLUMN member_id text REFERENCES users ON DELETE CASCADE,
        DROP CONSTRAINT ${NAME},
        ADD CONSTRAINT ${NAME} CHECK (
          num_nonnulls(bot_id, report_case_id, member_id) = 1
          AND num_nonnulls(former, current) = CASE
            WHEN report_case_id IS NULL AND removed_review_id IS NULL THEN 2 ELSE 0 END
          AND num_nonnulls(version, approved_version) = CASE
            WHEN bot_id IS NOT NULL AND removed_review_id IS NULL THEN 2 ELSE 0 END
        )
    `)
  }

  override async down() {
    this.schema.raw('DELETE FROM decision_news WHERE member_id IS NOT NULL')
    this.schema.raw(`
      ALTER TABLE decision_news
        DROP CONSTRAINT ${NAME},
        DROP COLUMN member_id,
        ADD CONSTRAINT ${NAME} CHECK (
          (report_case_id IS NULL) = (bot_id IS NOT NULL)
          AND num_nonnulls(former, current, version, approved_version) = CASE
            WHEN report_case_id IS NULL AND removed_review_id IS NULL THEN 4 ELSE 0 END
        )
    `)
  }
}
