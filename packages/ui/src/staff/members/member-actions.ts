import {
  getDeletionError,
  getEditError,
  getModerationError,
  getRoleChangeError,
  hasRoleWithRight,
  type MemberErrorReason,
  type Ranked,
} from '@botanica/api-client/contract'

/** The actions on a member, in the order of the menus; each opens its dialog. */
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
 * The actions on a member that the viewer is offered. A role change that is not allowed is still offered where there is
 * a text that explains why; the dialog then shows it.
 */
export function getMemberDialogs(actor: Ranked, member: Ranked): MemberDialogName[] {
  return MEMBER_DIALOGS.filter((name) => {
    const error = RULES_BY_DIALOG[name](actor, member)
    return error === undefined || (name === 'role' && error === 'ownerAccount')
  })
}

/**
 * Whether the viewer sees the moderation menu outside the list of members: they need the right that its query requires.
 */
export function hasMemberMenu(roles: readonly string[]): boolean {
  return hasRoleWithRight(roles, 'grantRoles')
}
