import { UserSchema } from '#database/schema'

/** A member. The key is the Discord id (ruling R1). */
export default class User extends UserSchema {
  static override table = 'users'
  static override selfAssignPrimaryKey = true
}
