import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * The server counts that shards of a bot posted last; `bot_stats.serving_count` is their sum. A bot that posts one count
 * for all of its servers has no rows. The limits are `MAX_SHARDS` and `MAX_POSTED_COUNT`.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_shards (
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        shard_id integer NOT NULL CHECK (shard_id BETWEEN 0 AND 39999),
        server_count integer NOT NULL CHECK (server_count BETWEEN 0 AND 100000000),
        posted_at timestamptz NOT NULL,
        PRIMARY KEY (bot_id, shard_id)
      )
    `)
    this.schema.raw('CREATE INDEX bot_shards_posted_at_index ON bot_shards (posted_at)')
    grantToApp(this, 'bot_shards', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (server_count, posted_at)',
    ])
  }

  override async down() {
    this.schema.dropTable('bot_shards')
  }
}
