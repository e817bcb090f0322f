import { BaseSchema } from '@adonisjs/lucid/schema'

/** The language in which a member last signed in or submitted a bot; unknown until then. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE users ADD COLUMN language text')
    this.schema.raw(`
      ALTER TABLE users ADD CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID
    `)
  }

  override async down() {
    this.schema.raw('ALTER TABLE users DROP COLUMN language')
  }
}
