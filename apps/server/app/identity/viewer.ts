import { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import type { TokenScope } from '#app/identity/account/rules'
import { STAFF_ROLES, canStaff, type StaffRight, type StaffRole } from '#app/identity/rules'

/** A ban or a disablement that is in force by the database's clock. */
export interface Restriction {
  kind: 'banned' | 'disabled'
  reason: string | null
  /** `null` is for good. */
  expiresAt: Date | null
}

/** The signed-in member on whose behalf a request runs, read from the database for this very request. */
export interface Viewer {
  id: string
  /** The stored roles. A token without the staff scope leaves the staff roles out. */
  roles: string[]
  isStaff: boolean
  isPremium: boolean
  restriction: Restriction | null
  /** When this was read, by the clock of the database, in milliseconds of the epoch. */
  asOf: number
  /** By what the member was recognised. A session came in a cookie, so its mutations need the CSRF check. */
  via: 'session' | 'token'
  /** What the token is for; absent of a session. */
  tokenScope?: TokenScope
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** `null` for a visitor, and on routes without the `viewer` or `authenticate` middleware. */
    viewer: Viewer | null
  }
}

HttpContext.instanceProperty('viewer', null)

/** The signed-in member, for what stands behind `authenticate`; 401 otherwise. */
export function requireMember(ctx: HttpContext): Viewer {
  if (!ctx.viewer) throw new Failure('unauthenticated')
  return ctx.viewer
}

export function hasRole(viewer: Viewer | null, ...roles: StaffRole[]): boolean {
  return viewer !== null && roles.some((role) => viewer.roles.includes(role))
}

/** Whether somebody may do it as one of the staff. A ban or disablement takes every right of the staff away. */
export function hasStaffRight(viewer: Viewer | null, right: StaffRight): boolean {
  return viewer !== null && viewer.restriction === null && canStaff(viewer.roles, right)
}

export function isStaffRole(role: string): role is StaffRole {
  return STAFF_ROLES.includes(role as StaffRole)
}
