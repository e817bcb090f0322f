import { BaseSchema } from '@adonisjs/lucid/schema'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import { grantToApp, revokeFromApp } from '#database/grants'

const CHANGES = ['INSERT', 'DELETE', 'UPDATE (name, description)'] as const

/** Batch size. A changed tag rewrites each bot's search entry; this many fit into the statement timeout. */
const TAGS_AT_ONCE = 100

/** The job that updates the tags of all other bots. */
const TAGS_JOB = 'refresh_bot_tags'

/** Site owners manage the categories. A new site starts with a default set. */
export default class extends BaseSchema {
  override async up() {
    grantToApp(this, 'categories', [...CHANGES])

    this.schema.raw(`
      CREATE OR REPLACE FUNCTION refresh_tags_of_renamed_category() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE bots SET tags = tags WHERE id IN (
          SELECT bot_id FROM bot_categories WHERE category_id = NEW.id ORDER BY bot_id LIMIT ${TAGS_AT_ONCE}
        );
        UPDATE jobs SET next_at = now(), state = '{}' WHERE name = '${TAGS_JOB}';
        RETURN NULL;
      END $$
    `)

    this.defer(async (client) => {
      const known = await client.from('categories').select('id').first()
      if (!known) await client.table('categories').multiInsert([...DEFAULT_CATEGORIES])
    })
  }

  override async down() {
    this.schema.raw(`
      CREATE OR REPLACE FUNCTION refresh_tags_of_renamed_category() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE bots SET tags = tags
        WHERE id IN (SELECT bot_id FROM bot_categories WHERE category_id = NEW.id);
        RETURN NULL;
      END $$
    `)
    revokeFromApp(this, 'categories', [...CHANGES])
  }
}
