import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp, revokeFromApp } from '#database/grants'

const CHANGES = ['INSERT', 'UPDATE', 'DELETE'] as const

/** Site owners manage ads on their dashboard. */
export default class extends BaseSchema {
  override async up() {
    grantToApp(this, 'advertisements', [...CHANGES])
  }

  override async down() {
    revokeFromApp(this, 'advertisements', [...CHANGES])
  }
}
