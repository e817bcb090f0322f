import { ADVERSE_ACTIONS, type AdverseAction } from '#app/identity/decisions/rules'
import { hasRoleWithRight } from '#app/identity/rules'

/** Returns the decisions that somebody with these roles may make, and so decide appeals against. */
export function listAppealableActions(roles: readonly string[]): AdverseAction[] {
  return (Object.keys(ADVERSE_ACTIONS) as AdverseAction[]).filter((action) =>
    hasRoleWithRight(roles, ADVERSE_ACTIONS[action])
  )
}
