/**
 * The role catalogue (document 2 section 3) with its priorities (section 6). The highest role gives
 * a person their colour and icon. Roles without a documented priority rank with `user`.
 */
export const ROLE_PRIORITIES = {
  owner: 8,
  developer_community: 7,
  moderator: 6,
  reviewer: 5,
  certified_developer: 4,
  premium: 3,
  premium_user: 3,
  bot_developer: 2,
  admin: 1,
  supporter: 1,
  user: 1,
} as const satisfies Record<string, number>

export type Role = keyof typeof ROLE_PRIORITIES

/** Document 1 section 6: who sees the Admin link. */
export const ADMIN_LINK_ROLES = ['owner', 'moderator', 'reviewer'] as const satisfies Role[]

/** A role of the catalogue; an unknown one is shown as user (document 2 section 3). */
export function knownRole(role: string): Role {
  return Object.hasOwn(ROLE_PRIORITIES, role) ? (role as Role) : 'user'
}

export function rolePriority(role: string): number {
  return ROLE_PRIORITIES[knownRole(role)]
}

/** The roles to show: known ones, each once, the highest first. */
export function sortedRoles(roles: readonly string[]): Role[] {
  return [...new Set(roles.map(knownRole))].toSorted((a, b) => rolePriority(b) - rolePriority(a))
}

/** The role that drives colour and icon; `user` for nobody special. */
export function highestRole(roles: readonly string[]): Role {
  return sortedRoles(roles)[0] ?? 'user'
}

/** Whether the header shows the Admin link, and the mobile menu Admin Panel (ruling S11). */
export function seesAdminLink(roles: readonly string[]): boolean {
  return roles.some((role) => ADMIN_LINK_ROLES.some((allowed) => allowed === role))
}

/** Whether a badge stands beside the name: there are roles, and none of them is user (document 1 section 2). */
export function hasNameBadge(roles: readonly string[]): boolean {
  return roles.length > 0 && !roles.includes('user')
}
