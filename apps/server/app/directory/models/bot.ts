import { belongsTo, hasOne, manyToMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasOne, ManyToMany } from '@adonisjs/lucid/types/relations'
import { BotSchema } from '#database/schema'
import BotStat from '#app/directory/models/bot_stat'
import Category from '#app/directory/models/category'
import User from '#app/identity/models/user'

export default class Bot extends BotSchema {
  static override table = 'bots'

  @belongsTo(() => User, { foreignKey: 'userId' })
  declare mainOwner: BelongsTo<typeof User>

  @hasOne(() => BotStat, { foreignKey: 'botId' })
  declare stats: HasOne<typeof BotStat>

  @manyToMany(() => Category, { pivotTable: 'bot_categories' })
  declare categories: ManyToMany<typeof Category>
}
