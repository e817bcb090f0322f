import {
  getDeletionError,
  getEditError,
  getModerationError,
  getRoleChangeError,
  hasRoleWithRight,
  type MemberErrorReason,
  type Ranked,
} from '@botanica/api-client/contract'

/** What can be done to a member, in the order of the menus; each opens its window. */
export const MEMBER_DIALOGS = ['role', 'restrict', 'discord', 'edit', 'delete'] as const
export type MemberDialogName = (typeof MEMBER_DIALOGS)[number]

const RULES_BY_DIALOG: Record<
  MemberDialogName,
  (actor: Ranked, member: Ranked) => MemberErrorReason | undefined
> = {
  role: getRoleChangeError,
  restrict: getModerationError,
  discord: getModerationError,
  edit: getEditError,
  delete: getDeletionError,
}

/**
 * What somebody is offered to do to a member. A role that is not theirs to change is
 * offered all the same where there is a sentence that explains why not, which the dialog then shows.
 */
export function getMemberDialogs(actor: Ranked, member: Ranked): MemberDialogName[] {
  return MEMBER_DIALOGS.filter((name) => {
    const error = RULES_BY_DIALOG[name](actor, member)
    return error === undefined || (name === 'role' && error === 'ownerAccount')
  })
}

/** Who is offered the menu about a member outside the list of members: the right that its read asks for. */
export function hasMemberMenu(roles: readonly string[]): boolean {
  return hasRoleWithRight(roles, 'grantRoles')
}
