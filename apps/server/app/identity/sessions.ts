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
/** Enough characters to tell a browser's sessions apart. */
const MARK_LENGTH = 16
/** Expired rows that one sign-in deletes; more would delay it. */
const EXPIRED_PER_SIGN_IN = 100

/** The content of a session. Times are milliseconds since the epoch, by the database clock. */
interface MemberEntry {
  id: string
  startedAt: number
  seenAt: number
}

let resolvedConfig: ResolvedSessionConfig | null = null

/**
 * Opens the session explicitly, where a request needs one. The library's middleware opens every session for writing,
 * which writes and sets a cookie at every request.
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

/** A session of a signed-in member. */
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

  /** Whether the session is within its idle and absolute lifetime for the member's current role. */
  lastsFor({ isStaff, asOf: now }: Pick<Viewer, 'isStaff' | 'asOf'>): boolean {
    const ages = SESSION_AGES[isStaff ? 'staff' : 'member']
    return (
      now - this.#member.seenAt < ages.idle * SECOND_MS &&
      now - this.#member.startedAt < ages.absolute * SECOND_MS
    )
  }

  /** Extends the session, at most once per interval. Only for a session read as `mutable`. */
  async extend({ asOf: now }: Pick<Viewer, 'asOf'>) {
    if (now - this.#member.seenAt < SESSION_EXTENSION_INTERVAL * SECOND_MS) return
    this.#session.put(MEMBER_KEY, { ...this.#member, seenAt: now })
    await this.#session.commit()
  }
}

/** @returns the session of the cookie, or `null`. Without a cookie it runs no query. */
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
 * Signs the member in. It ends the browser's previous session and begins a new one with a new id, which prevents
 * session fixation.
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

/** Returns the id of the session in the cookie, which may not exist; `null` without a cookie. */
export function getSessionId(ctx: HttpContext): string | null {
  const id: unknown = ctx.request.cookie(SESSION_COOKIE)
  return typeof id === 'string' ? id : null
}

/** Identifies a session where scripts can read it. The session id cannot be derived from it. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, MARK_LENGTH)
}

/** Signs out: deletes the row and the cookie. */
export async function endSession(ctx: HttpContext) {
  const id = getSessionId(ctx)
  if (id !== null) {
    const sessions = await app.container.make(SessionCollection)
    await sessions.destroy(id)
    const key = hashSessionCredential(ctx.request.request)
    // Ends the session's live streams in every process.
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
