import { BaseSchema } from '@adonisjs/lucid/schema'

const LIVE = 'deleted_at IS NULL'

/** Staff search all bots by name or id. Names are normalized as in `search_text`, whatever state the bot is in. */
const SEARCHED_TEXT = `search_text(name || ' ' || coalesce(username, ''))`

const INDEXES = {
  bots_live_newest_index: `bots (created_at DESC, id DESC) WHERE ${LIVE}`,
  bots_live_name_index: `bots (lower(name), id) WHERE ${LIVE}`,
  bots_rejected_index: `bots (created_at, id) WHERE approval_status = 'rejected' AND ${LIVE}`,
  bots_live_certified_index: `bots (created_at, id) WHERE certified AND ${LIVE}`,
  bots_live_text_index: `bots USING gin (${SEARCHED_TEXT} gin_trgm_ops) WHERE ${LIVE}`,
  bots_earlier_index: `bots (discord_bot_id) WHERE deleted_at IS NOT NULL`,
  bot_stats_servers_index: 'bot_stats (serving_count DESC, bot_id DESC)',
}

/** Staff lists show bots in every state, which the indexes of the public lists do not cover. */
export default class extends BaseSchema {
  override async up() {
    for (const [name, columns] of Object.entries(INDEXES)) {
      this.schema.raw(`CREATE INDEX ${name} ON ${columns}`)
    }
  }

  override async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`DROP INDEX ${name}`)
  }
}
