import { BaseSchema } from '@adonisjs/lucid/schema'

/** In a transaction of its own: only then do reads and writes go on while the rows are checked. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE inbox_items VALIDATE CONSTRAINT inbox_items_kind_check')
    this.schema.raw('ALTER TABLE web_push_choices VALIDATE CONSTRAINT web_push_choices_kinds_check')
  }

  /** Nothing to undo: the constraints stay what they are. */
  override async down() {}
}
