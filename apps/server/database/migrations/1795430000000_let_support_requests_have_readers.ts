import { BaseSchema } from '@adonisjs/lucid/schema'

const FORMER_TYPES = ['bot', 'bot_change', 'application', 'report_case', 'appeal']
const TYPE = 'support_request'

/** Another kind of item that staff have open. The table is small: a row per open screen. */
export default class extends BaseSchema {
  override async up() {
    this.#allowTypes([...FORMER_TYPES, TYPE])
  }

  override async down() {
    this.schema.raw(`DELETE FROM item_readers WHERE item_type = '${TYPE}'`)
    this.#allowTypes(FORMER_TYPES)
  }

  #allowTypes(types: readonly string[]) {
    const list = types.map((type) => `'${type}'`).join(', ')
    this.schema.raw(`
      ALTER TABLE item_readers DROP CONSTRAINT item_readers_item_type_check,
        ADD CONSTRAINT item_readers_item_type_check CHECK (item_type IN (${list}))
    `)
  }
}
