import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'web_push_subscriptions'
const CHECK = 'web_push_subscriptions_language_check'

/** `core/languages.ts` defines the languages: the validator checks them, and the table accepts any code. */
export default class extends BaseSchema {
  override async up() {
    this.#replaceCheck("language ~ '^[a-z]{2}$'")
  }

  override async down() {
    this.#replaceCheck("language IN ('en', 'ro')")
  }

  #replaceCheck(condition: string) {
    this.schema.raw(`
      ALTER TABLE ${TABLE} DROP CONSTRAINT ${CHECK}, ADD CONSTRAINT ${CHECK} CHECK (${condition})
    `)
  }
}
