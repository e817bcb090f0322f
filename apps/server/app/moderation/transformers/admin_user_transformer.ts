import CurrentUserTransformer from '#app/identity/transformers/current_user_transformer'
import { getBaseRole } from '#app/moderation/rules'

/** A member as owners of the site see one: what members see of themselves, and the base role. */
export default class AdminUserTransformer extends CurrentUserTransformer {
  override toObject() {
    return { ...super.toObject(), role: getBaseRole(this.resource.storedRoles) }
  }
}
