import { DEFAULT_ROLE, ROLES, type Role } from '@botanica/api-client/contract'

export type { Role }

/** Who sees the Admin link. */
export const ADMIN_LINK_ROLES = ['owner', 'moderator', 'reviewer'] as const satisfies Role[]

/** A role of the catalogue; an unknown one is shown as user. */
export function toKnownRole(role: string): Role {
  return Object.hasOwn(ROLES, role) ? (role as Role) : DEFAULT_ROLE
}

/** Of the catalogue; the highest role gives a person their colour and icon. */
function priorityOf(role: Role): number {
  return ROLES[role].priority
}

/** The roles to show: known ones, each once, the highest first. */
export function sortRoles(roles: readonly string[]): Role[] {
  return [...new Set(roles.map(toKnownRole))].toSorted((a, b) => priorityOf(b) - priorityOf(a))
}

/** The role that drives colour and icon; `user` for nobody special. */
export function getHighestRole(roles: readonly string[]): Role {
  return sortRoles(roles)[0] ?? DEFAULT_ROLE
}

/** Whether the header shows the Admin link, and the mobile menu Admin Panel. */
export function canSeeAdminLink(roles: readonly string[]): boolean {
  return roles.some((role) => ADMIN_LINK_ROLES.some((allowed) => allowed === role))
}

/** Whether a badge stands beside the name: there are roles, and none of them is user. */
export function hasNameBadge(roles: readonly string[]): boolean {
  return roles.length > 0 && !roles.includes('user')
}
