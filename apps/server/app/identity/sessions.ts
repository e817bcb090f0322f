import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { configProvider } from '@adonisjs/core'
import { Session, SessionCollection } from '@adonisjs/session'
import type { HttpContext } from '@adonisjs/core/http'
import type { ResolvedSessionConfig } from '@adonisjs/session/types'
import { databaseTime } from '#app/core/database/database_time'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, sql } from '#app/core/database/sql'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { hashSessionCredential } from '#app/core/rate_limit/caller'
import { publish } from '#app/core/outbox/outbox'
import { SECOND_MS } from '#app/core/time'
import { SESSION_END_TOPIC } from '#app/identity/outbox'
import type { Viewer } from '#app/identity/viewer'
import { SESSION_AGES, SESSION_EXTENSION_INTERVAL } from '#app/identity/account/rules'

const MEMBER_KEY = 'member'
/** Enough characters that no two sessions of a browser share a mark. */
const MARK_LENGTH = 16
/** Expired rows that one sign-in clears away; more at once would make somebody wait. */
const EXPIRED_PER_SIGN_IN = 100

/** What a session holds. The times are milliseconds of the epoch, by the clock of the database. */
interface MemberEntry {
  id: string
  startedAt: number
  seenAt: number
}

let resolvedConfig: ResolvedSessionConfig | null = null

/**
 * The library's own middleware opens every session for writing, and so writes and sets a cookie at every request
 *. We open the session ourselves, where a request needs one.
 */
async function openSession(ctx: HttpContext, { readonly }: { readonly: boolean }) {
  resolvedConfig ??= await configProvider.resolve<ResolvedSessionConfig>(
    app,
    app.config.get('session')
  )
  const config = resolvedConfig!
  const session = new Session(config, config.stores[config.store]!, emitter, ctx)
  await session.initiate(readonly)
  return session
}

/** A session that somebody has signed in with. */
export class MemberSession {
  readonly #session: Session
  readonly #member: MemberEntry

  constructor(session: Session, member: MemberEntry) {
    this.#session = session
    this.#member = member
  }

  get memberId() {
    return this.#member.id
  }

  /** Whether it is neither too long unused nor too old, for the role that the member has now. */
  lastsFor({ isStaff, asOf: now }: Pick<Viewer, 'isStaff' | 'asOf'>): boolean {
    const ages = SESSION_AGES[isStaff ? 'staff' : 'member']
    return (
      now - this.#member.seenAt < ages.idle * SECOND_MS &&
      now - this.#member.startedAt < ages.absolute * SECOND_MS
    )
  }

  /** Notes that its member is there, at most once per interval. Only for a session read as `mutable`. */
  async extend({ asOf: now }: Pick<Viewer, 'asOf'>) {
    if (now - this.#member.seenAt < SESSION_EXTENSION_INTERVAL * SECOND_MS) return
    this.#session.put(MEMBER_KEY, { ...this.#member, seenAt: now })
    await this.#session.commit()
  }
}

/** @returns the session that the cookie names, or `null`. Without a cookie no table is touched. */
export async function readSession(
  ctx: HttpContext,
  { mutable }: { mutable: boolean }
): Promise<MemberSession | null> {
  if (!ctx.request.cookie(SESSION_COOKIE)) return null
  const session = await openSession(ctx, { readonly: !mutable })
  const member = session.get(MEMBER_KEY) as MemberEntry | undefined
  return member ? new MemberSession(session, member) : null
}

/**
 * Signs the member in: whatever session the browser had ends, and a new one with an id that nobody has seen before
 * begins, so that an id planted before signing in is worth nothing.
 * @returns the id of the new session
 */
export async function beginSession(ctx: HttpContext, memberId: string): Promise<string> {
  const session = await openSession(ctx, { readonly: false })
  const now = (await databaseTime()).getTime()
  const member: MemberEntry = { id: memberId, startedAt: now, seenAt: now }
  session.clear()
  session.regenerate()
  session.put(MEMBER_KEY, member)
  await session.tag(memberId)
  await session.commit()
  await clearExpiredSessions()
  return session.sessionId
}

/** Names the session that the browser shows, whatever that is worth: the row's id; `null` without one. */
export function getSessionId(ctx: HttpContext): string | null {
  const id: unknown = ctx.request.cookie(SESSION_COOKIE)
  return typeof id === 'string' ? id : null
}

/** Tells one session from another where scripts can read it. The id, which lets somebody in, cannot be computed from it. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, MARK_LENGTH)
}

/** Signs out: the row goes and the cookie with it. */
export async function endSession(ctx: HttpContext) {
  const id = getSessionId(ctx)
  if (id !== null) {
    const sessions = await app.container.make(SessionCollection)
    await sessions.destroy(id)
    const key = hashSessionCredential(ctx.request.request)
    // What is open in its name ends in every process.
    if (key) await runInTransaction((trx) => publish(trx, { topic: SESSION_END_TOPIC, key }))
  }
  ctx.response.clearCookie(SESSION_COOKIE)
}

async function clearExpiredSessions() {
  await execute(sql`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE expires_at <= now()
      LIMIT ${EXPIRED_PER_SIGN_IN} FOR UPDATE SKIP LOCKED
    )
  `)
}
