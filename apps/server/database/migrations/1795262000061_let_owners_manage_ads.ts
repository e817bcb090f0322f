import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp, revokeFromApp } from '#database/grants'

const CHANGES = ['INSERT', 'UPDATE', 'DELETE'] as const

/** Owners of the site look after its ads on their dashboard. */
export default class extends BaseSchema {
  override async up() {
    grantToApp(this, 'advertisements', [...CHANGES])
  }

  override async down() {
    revokeFromApp(this, 'advertisements', [...CHANGES])
  }
}
