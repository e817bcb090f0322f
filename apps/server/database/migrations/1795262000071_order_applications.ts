import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the staff list of applications in every state. The list of one state already has an index. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE INDEX certification_applications_created_at_index
      ON certification_applications (created_at, id)
    `)
  }

  override async down() {
    this.schema.raw('DROP INDEX certification_applications_created_at_index')
  }
}
