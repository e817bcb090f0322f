import { DEFAULT_ROLE, ROLES, type Role } from '@botanica/api-client/contract'

export type { Role }

/** Who sees the Admin link. */
export const ADMIN_LINK_ROLES = ['owner', 'moderator', 'reviewer'] as const satisfies Role[]

/** A known role; an unknown one is shown as user. */
export function toKnownRole(role: string): Role {
  return Object.hasOwn(ROLES, role) ? (role as Role) : DEFAULT_ROLE
}

/** Roles by priority; the highest role gives a person their color and icon. */
function priorityOf(role: Role): number {
  return ROLES[role].priority
}

/** The roles to show: known ones, each once, highest first. */
export function sortRoles(roles: readonly string[]): Role[] {
  return [...new Set(roles.map(toKnownRole))].toSorted((a, b) => priorityOf(b) - priorityOf(a))
}

/** The role that determines color and icon; `user` for people without special roles. */
export function getHighestRole(roles: readonly string[]): Role {
  return sortRoles(roles)[0] ?? DEFAULT_ROLE
}

/** Whether the header shows the Admin link, and the mobile menu Admin Panel. */
export function canSeeAdminLink(roles: readonly string[]): boolean {
  return roles.some((role) => ADMIN_LINK_ROLES.some((allowed) => allowed === role))
}

/** Whether the name has a role icon: there are roles, and none of them is user. */
export function hasNameBadge(roles: readonly string[]): boolean {
  return roles.length > 0 && !roles.includes('user')
}
