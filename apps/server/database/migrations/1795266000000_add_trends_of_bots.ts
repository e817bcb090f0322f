import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The votes of the last days beside what is usual for the bot, and the value that the list of trending bots is ordered
 * by. A job of `voting` computes them. All defaults are constants, so no row is rewritten, and they are those of a bot
 * without votes.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      ALTER TABLE bot_stats
        ADD COLUMN recent_votes integer NOT NULL DEFAULT 0,
        ADD COLUMN usual_votes double precision NOT NULL DEFAULT 0,
        ADD COLUMN trending_score double precision NOT NULL DEFAULT 1
    `)
  }

  override async down() {
    this.schema.alterTable('bot_stats', (table) =>
      table.dropColumns('recent_votes', 'usual_votes', 'trending_score')
    )
  }
}
