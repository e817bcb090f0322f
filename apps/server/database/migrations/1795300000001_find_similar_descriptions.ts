import { BaseSchema } from '@adonisjs/lucid/schema'

/** `find_similar_bot.ts` has the same expressions. */
const INDEXES = {
  bots_description_start_index: 'left(search_text(description), 100)',
  bots_description_end_index: 'left(reverse(search_text(description)), 100)',
}

/**
 * Finds bots whose descriptions begin or end like another one: they are neighbors in one of these orders. Built
 * concurrently, so that edits go on meanwhile.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    for (const [name, text] of Object.entries(INDEXES)) {
      // What an interrupted build has left is invalid.
      this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
      this.schema.raw(`
        CREATE INDEX CONCURRENTLY ${name} ON bots ((${text} COLLATE "C")) WHERE deleted_at IS NULL
      `)
    }
  }

  override async down() {
    for (const name of Object.keys(INDEXES)) {
      this.schema.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    }
  }
}
