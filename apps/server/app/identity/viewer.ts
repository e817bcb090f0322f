import { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import type { TokenScope } from '#app/identity/account/rules'
import { STAFF_ROLES, hasRoleWithRight, type StaffRight, type StaffRole } from '#app/identity/rules'

/** A ban or disablement in force, by the database clock. */
export interface Restriction {
  kind: 'banned' | 'disabled'
  reason: string | null
  /** `null` when permanent. */
  expiresAt: Date | null
}

/** The authenticated member of a request, read from the database for this request. */
export interface Viewer {
  id: string
  /** The stored roles; without staff roles for a token without the staff scope. */
  roles: string[]
  isStaff: boolean
  isPremium: boolean
  restriction: Restriction | null
  /** When it was read, by the database clock, in milliseconds since the epoch. */
  asOf: number
  /** How the member was authenticated. Sessions come in a cookie, so their mutations need the CSRF check. */
  via: 'session' | 'token'
  /** The scope of the token; absent for a session. */
  tokenScope?: TokenScope
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** `null` for a visitor, and on routes without the `viewer` or `authenticate` middleware. */
    viewer: Viewer | null
  }
}

HttpContext.instanceProperty('viewer', null)

/** Returns the signed-in member on routes with the `authenticate` middleware. Throws 401 if there is none. */
export function requireMember(ctx: HttpContext): Viewer {
  if (!ctx.viewer) throw new Failure('unauthenticated')
  return ctx.viewer
}

export function hasRole(viewer: Viewer | null, ...roles: StaffRole[]): boolean {
  return viewer !== null && roles.some((role) => viewer.roles.includes(role))
}

/** Whether the caller's staff rights count. A personal token carries none. */
export function carriesStaffRights({ tokenScope }: Pick<Viewer, 'tokenScope'>): boolean {
  return tokenScope !== 'member'
}

/** Whether the viewer has a staff right. Bans and disablements take all staff rights away. */
export function hasStaffRight(viewer: Viewer | null, right: StaffRight): boolean {
  return viewer !== null && viewer.restriction === null && hasRoleWithRight(viewer.roles, right)
}

export function isStaffRole(role: string): role is StaffRole {
  return STAFF_ROLES.includes(role as StaffRole)
}
