import { setTimeout as sleep } from 'node:timers/promises'
import {
  HTTP_CONFLICT,
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_TOO_MANY_REQUESTS,
} from '#app/core/http/status'
import { type History, listOwners, type Write } from '#tests/faults/support/history'
import type { Actor, Body, Plan, PlannedWrite } from '#tests/faults/support/plans'
import type { Answer, HttpClient } from '#tests/helpers/http'

const RETRY_DELAY_MS = 100
/** How long a client waits for a response. */
const RESPONSE_MS = 5_000
/** How much of a server error is shown. */
const EXCERPT = 300
/** One read of private data per this many writes. */
const READ_EVERY = 5
const PRIVATE_PATHS = ['/api/auth/user', '/api/user/support-requests', '/api/user/export']

type Sender = Pick<HttpClient, 'request'>

/** A write that was given up before it was decided. */
interface Undecided {
  planned: PlannedWrite
  write: Write
}

function isPassing({ status, headers }: Answer): boolean {
  if (status >= HTTP_INTERNAL_SERVER_ERROR || status === HTTP_TOO_MANY_REQUESTS) return true
  return status === HTTP_CONFLICT && headers.has('retry-after')
}

/** Whether a retry without a key learned that an earlier attempt had been applied. */
const isAppliedBefore = ({ key }: PlannedWrite, { status, text }: Answer, attempts: number) =>
  key === undefined &&
  attempts > 1 &&
  status === HTTP_TOO_MANY_REQUESTS &&
  (JSON.parse(text) as { code?: string }).code === 'cooldown'

/** Why a request got no response. */
function describeError(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } }
  // Node's fetch throws TypeError if a connection is refused or cut. Other errors are defects.
  if (name === 'TimeoutError') return 'timeout'
  if (error instanceof TypeError) return cause?.code ?? cause?.message ?? 'cut'
  throw error
}

/** Clients that send writes to two servers, retry as real clients do, and record what they were told. */
export class Writers {
  readonly history: History = { writes: [], answers: [] }
  acknowledged = 0
  readonly #senders: readonly Sender[]
  readonly #patienceMs: number
  #undecided: Undecided[] = []
  #turn = 0

  /**
   * @param senders the servers, which take turns
   * @param patienceMs how long a client retries
   */
  constructor(senders: readonly Sender[], patienceMs: number) {
    this.#senders = senders
    this.#patienceMs = patienceMs
  }

  /** Sends a write until it is decided. @returns the body, if it was acknowledged */
  async send(planned: PlannedWrite): Promise<Body | undefined> {
    const { what, actor, effects, isForbidden = false } = planned
    const sentAt = Date.now()
    const write: Write = {
      what,
      actor: actor.id,
      effects,
      outcome: 'ambiguous',
      isForbidden,
      sentAt,
      decidedAt: sentAt,
      attempts: [],
    }
    // In the order of sending, because a write that is given up may still be applied later.
    this.history.writes.push(write)
    const body = await this.#decide(planned, write)
    if (write.outcome === 'ambiguous') this.#undecided.push({ planned, write })
    else if (this.history.writes.length % READ_EVERY === 0) await this.#readPrivate(actor)
    return body
  }

  /** Works through a plan. @param isOver ends it early */
  async follow(plan: Plan, isOver: () => boolean) {
    for (let next = plan.next(); !next.done && !isOver();) {
      next = plan.next(await this.send(next.value))
    }
  }

  /** Records what happened outside of the API, such as a payment. */
  record(write: Write) {
    this.history.writes.push(write)
    this.acknowledged++
  }

  /** Retries what was given up, with the same keys. */
  async retryUndecided() {
    const undecided = this.#undecided
    this.#undecided = []
    for (const { planned, write } of undecided) await this.#decide(planned, write)
  }

  async #decide(planned: PlannedWrite, write: Write): Promise<Body | undefined> {
    const { method, path, json, key, actor, isForbidden } = planned
    const headers = {
      ...actor.headers,
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const attempts = [...write.attempts]
    write.attempts = attempts
    for (const end = Date.now() + this.#patienceMs; ; await sleep(RETRY_DELAY_MS)) {
      const answer = await this.#request(method, path, { json, headers })
      write.decidedAt = Date.now()
      if (typeof answer === 'string') {
        attempts.push(answer)
      } else {
        const { status, text } = answer
        const isUnknownError = status === HTTP_INTERNAL_SERVER_ERROR
        attempts.push(isUnknownError ? `${status} ${text.slice(0, EXCERPT)}` : String(status))
        this.#recordAnswer(actor, path, text)
        if (status < 300 || isAppliedBefore(planned, answer, attempts.length)) {
          write.outcome = 'acknowledged'
          this.acknowledged++
          return answer.text === '' ? {} : JSON.parse(text)
        }
        if (!isPassing(answer)) {
          write.outcome = 'rejected'
          if (!isForbidden) attempts.push(text.slice(0, EXCERPT))
          return undefined
        }
      }
      if (Date.now() > end) return undefined
    }
  }

  async #request(method: string, path: string, options: object): Promise<Answer | string> {
    const sender = this.#senders[this.#turn++ % this.#senders.length]!
    try {
      const signal = AbortSignal.timeout(RESPONSE_MS)
      return await sender.request(method, path, { ...options, signal })
    } catch (error) {
      return describeError(error)
    }
  }

  async #readPrivate(actor: Actor) {
    const path = PRIVATE_PATHS[this.#turn % PRIVATE_PATHS.length]!
    const answer = await this.#request('GET', path, { headers: actor.headers })
    if (typeof answer !== 'string') this.#recordAnswer(actor, path, answer.text)
  }

  #recordAnswer({ id: requester }: Actor, path: string, text: string) {
    const owners = listOwners(text)
    if (owners.length > 0) this.history.answers.push({ path, requester, owners })
  }
}
