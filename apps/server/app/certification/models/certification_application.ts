import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CertificationApplicationSchema } from '#database/schema'
import Bot from '#app/directory/models/bot'

export default class CertificationApplication extends CertificationApplicationSchema {
  static override table = 'certification_applications'

  @belongsTo(() => Bot)
  declare bot: BelongsTo<typeof Bot>
}
