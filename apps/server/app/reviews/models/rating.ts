import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { RatingSchema } from '#database/schema'
import Bot from '#app/directory/models/bot'
import User from '#app/identity/models/user'
import RatingVote from '#app/reviews/models/rating_vote'

export default class Rating extends RatingSchema {
  static override table = 'ratings'

  @belongsTo(() => Bot)
  declare bot: BelongsTo<typeof Bot>

  /** Null when the author has deleted the account (ruling R20). */
  @belongsTo(() => User, { foreignKey: 'userId' })
  declare author: BelongsTo<typeof User>

  @hasMany(() => RatingVote)
  declare votes: HasMany<typeof RatingVote>
}
