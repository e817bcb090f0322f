import logger from '@adonisjs/core/services/logger'
import { queryRows, sql } from '#app/core/database/sql'
import { fromNow } from '#app/core/queue'
import { SECOND_MS } from '#app/core/time'
import { type ClaimedWebhook, LEASE_END, WEBHOOKS } from '#app/webhooks/sending/due_webhooks'

/** How often the leases of webhooks that are being sent to are renewed, in milliseconds. */
const RENEWAL_MS = SECOND_MS

/** One claim of a webhook. The same webhook may be claimed again before the turn of an earlier claim has ended. */
type Claim = Pick<ClaimedWebhook, 'id'>

interface Lease {
  /** As the database knows it: microseconds since 1970. It tells this claim from a later one of another process. */
  end: number
  /** When it has surely not ended yet, by the clock of this process. */
  safeUntil: number
}

/**
 * The webhooks that this process has claimed. Their leases are short, so that others soon take over when the process is
 * killed or frozen, and are renewed while it works, because a listener may take longer to answer.
 */
export class WebhookLeases {
  readonly #leases = new Map<Claim, Lease>()
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined
  #isRenewing = false

  /** @param now a clock in milliseconds that goes on while the process is frozen */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** The time to pass to `hold`, taken before the statement that claims or renews. */
  startStatement(): number {
    return this.#now()
  }

  /** Notes a lease that a statement has granted. Responses of concurrent renewals may arrive in any order. */
  hold(claim: Claim, end: number, statementStartedAt: number) {
    if (end < (this.#leases.get(claim)?.end ?? 0)) return
    this.#leases.set(claim, { end, safeUntil: statementStartedAt + WEBHOOKS.leaseMs })
    this.#timer ??= setInterval(() => void this.#renewUnlessBusy(), RENEWAL_MS).unref()
  }

  /** Ends the renewals of a webhook. */
  release(claim: Claim) {
    this.#leases.delete(claim)
    if (this.#leases.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Whether no other process can have claimed the webhook since. */
  isHeld(claim: Claim): boolean {
    return (this.#leases.get(claim)?.safeUntil ?? 0) > this.#now()
  }

  /** Renews the leases that nobody has changed since: neither another process after their end, nor an owner. */
  async renew(): Promise<void> {
    const leases = [...this.#leases]
    if (leases.length === 0) return
    const startedAt = this.startStatement()
    const renewed = await queryRows<{ id: number; leaseEnd: number }>(sql`
      WITH held AS MATERIALIZED (
        SELECT bot_webhooks.id
        FROM bot_webhooks JOIN unnest(
          ${leases.map(([{ id }]) => id)}::bigint[], ${leases.map(([, { end }]) => end)}::bigint[]
        ) AS lease (id, lease_end)
          ON bot_webhooks.id = lease.id AND ${LEASE_END} = lease.lease_end
        ORDER BY bot_webhooks.id FOR NO KEY UPDATE OF bot_webhooks
      )
      UPDATE bot_webhooks SET next_at = ${fromNow(WEBHOOKS.leaseMs)}
      FROM held WHERE bot_webhooks.id = held.id
      RETURNING bot_webhooks.id, ${LEASE_END}::float8 AS "leaseEnd"
    `)
    const ends = new Map(renewed.map(({ id, leaseEnd }) => [id, leaseEnd]))
    for (const [claim] of leases) {
      const end = ends.get(claim.id)
      // A turn that has ended meanwhile has no lease any more.
      if (end !== undefined && this.#leases.has(claim)) this.hold(claim, end, startedAt)
    }
  }

  async #renewUnlessBusy() {
    if (this.#isRenewing) return
    this.#isRenewing = true
    try {
      await this.renew()
    } catch (error) {
      logger.warn({ err: error }, 'could not renew the leases of webhooks; this is repeated soon')
    } finally {
      this.#isRenewing = false
    }
  }
}
