import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** What the analytics of bots count, by days of UTC. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_daily_counts (
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        day date NOT NULL,
        page_views integer NOT NULL DEFAULT 0 CHECK (page_views >= 0),
        invite_clicks integer NOT NULL DEFAULT 0 CHECK (invite_clicks >= 0),
        search_impressions integer NOT NULL DEFAULT 0 CHECK (search_impressions >= 0),
        search_clicks integer NOT NULL DEFAULT 0 CHECK (search_clicks >= 0),
        PRIMARY KEY (bot_id, day)
      )
    `)
    this.schema.raw('CREATE INDEX bot_daily_counts_day_index ON bot_daily_counts (day)')
    grantToApp(this, 'bot_daily_counts', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    this.schema.raw(`
      CREATE TABLE bot_search_terms (
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        day date NOT NULL,
        term text NOT NULL,
        impressions integer NOT NULL DEFAULT 0 CHECK (impressions >= 0),
        clicks integer NOT NULL DEFAULT 0 CHECK (clicks >= 0),
        callers integer NOT NULL DEFAULT 0 CHECK (callers >= 0),
        PRIMARY KEY (bot_id, day, term)
      )
    `)
    this.schema.raw('CREATE INDEX bot_search_terms_day_index ON bot_search_terms (day)')
    // The rare terms, which are deleted after the day.
    this.schema.raw(`
      CREATE INDEX bot_search_terms_rare_index ON bot_search_terms (day) WHERE callers < 5
    `)
    grantToApp(this, 'bot_search_terms', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    // Deleted after the day, with the salt of the hashes.
    this.schema.raw(`
      CREATE TABLE bot_search_callers (
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        day date NOT NULL,
        term text NOT NULL,
        caller_hash text NOT NULL,
        PRIMARY KEY (bot_id, day, term, caller_hash)
      )
    `)
    this.schema.raw('CREATE INDEX bot_search_callers_day_index ON bot_search_callers (day)')
    grantToApp(this, 'bot_search_callers', ['SELECT', 'INSERT', 'DELETE'])

    this.schema.raw(`
      CREATE TABLE search_caller_salts (
        day date PRIMARY KEY,
        salt text NOT NULL
      )
    `)
    grantToApp(this, 'search_caller_salts', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('search_caller_salts')
    this.schema.dropTable('bot_search_callers')
    this.schema.dropTable('bot_search_terms')
    this.schema.dropTable('bot_daily_counts')
  }
}
