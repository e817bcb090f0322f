import { BaseSchema } from '@adonisjs/lucid/schema'

/** In a transaction of its own: only then do reads and writes go on while the rows are checked. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE users VALIDATE CONSTRAINT users_language_check')
  }

  /** Nothing to undo: the constraint stays what it is. */
  override async down() {}
}
