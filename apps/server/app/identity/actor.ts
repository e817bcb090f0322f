import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#app/core/audit/audit'
import { requireMember } from '#app/identity/viewer'

/** Returns the caller as actor of an audit log entry. */
export function getActor(ctx: HttpContext): Actor {
  const { request } = ctx
  return {
    id: requireMember(ctx).id,
    ipAddress: request.ip(),
    userAgent: request.header('user-agent') ?? null,
  }
}
