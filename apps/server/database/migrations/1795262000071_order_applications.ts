import { BaseSchema } from '@adonisjs/lucid/schema'

/** The staff's list of applications in every state; that of one state has an index already. */
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
