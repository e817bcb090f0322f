import CurrentUserTransformer from '#app/identity/transformers/current_user_transformer'
import { getBaseRole } from '#app/moderation/rules'

/** A member as owners see one: what members see of themselves, and the role that can be changed. */
export default class AdminUserTransformer extends CurrentUserTransformer {
  override toObject() {
    return { ...super.toObject(), role: getBaseRole(this.resource.storedRoles) }
  }
}
