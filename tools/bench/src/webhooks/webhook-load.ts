import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@botanica/run/postgres'
import { choosePort } from '@botanica/run/testing'
import { Pool } from 'pg'
import type { BenchDatabase } from '../database.ts'
import { createMember, MEMBER_ID } from '../member.ts'
import { FROM_PAGES } from '../scenario-request.ts'
import { startBenchServer, type BenchServer } from '../server.ts'
import { createTimings, MS_PER_SECOND, type Answers } from '../workers/timings.ts'
import { startListeners } from './listener.ts'

const PROCESSES = 2
/** One webhook in so many is that of a listener which never answers. */
const NEVER_ANSWERS_EACH = 10
const EVENTS_PER_SECOND = 200
const DURATION_S = 60
const EVENTS = EVENTS_PER_SECOND * DURATION_S
/** Connections that write events, so that the pace does not depend on how long a commit takes. */
const WRITERS = 8
const KILLED_AFTER_S = DURATION_S / 2
/** What the killed process had claimed waits for the end of its lease, which is a few seconds. */
const PATIENCE_MS = 90 * MS_PER_SECOND
const POLL_MS = 500
const TARGET_LAG_MS = 5 * MS_PER_SECOND
const DELIVERED = /^botanica_bot_webhook_deliveries_total\{outcome="delivered"\} (\d+)$/m

const answers = (listener: number) => listener % NEVER_ANSWERS_EACH !== 0

interface Lag extends Answers {
  readonly max: number
  /** Deliveries that took longer than the target. */
  readonly late: number
}

export interface WebhookResult {
  readonly webhooks: number
  readonly neverAnswering: number
  readonly eventsPerSecond: number
  /** Events per process until one of them was killed. */
  readonly shares: readonly number[]
  /** Milliseconds from the commit to the listener, of events before and after the kill. */
  readonly before: Lag
  readonly after: Lag
  /** Events that a listener has never received. */
  readonly lost: number
  /** Events that a listener has received several times. */
  readonly repeated: number
  /** Events that listeners had received but that were not recorded as sent at the kill. */
  readonly underWay: number
  /** Repeated events that were not under way. */
  readonly repeatedWithoutReason: number
}

/** Records a vote and publishes its outbox event, as the server does. */
const RECORD_VOTE = `WITH event AS (
    INSERT INTO bot_events (bot_id, type, data)
    VALUES ($1, 'vote.created', jsonb_build_object('voteId', $2::bigint, 'userId', $3::text,
      'query', NULL, 'nextVoteAt', now() + interval '12 hours'))
    RETURNING bot_id
  ) INSERT INTO outbox (topic, key, payload) SELECT 'bot_event', bot_id::text, '{}' FROM event`

/** Deletes what a run has written, also one that was aborted. */
async function deleteWebhooks(migratorUrl: string) {
  await withClient(migratorUrl, async (client) => {
    await client.query(
      `DELETE FROM webhook_deliveries USING bot_webhooks
       WHERE webhook_id = bot_webhooks.id AND created_by = $1`,
      [MEMBER_ID]
    )
    await client.query('DELETE FROM bot_webhooks WHERE created_by = $1', [MEMBER_ID])
    await client.query(`DELETE FROM bot_events WHERE data ->> 'userId' = $1`, [MEMBER_ID])
    await client.query(
      `UPDATE bots SET additional_owners = array_remove(additional_owners, $1)
       WHERE $1 = ANY (additional_owners)`,
      [MEMBER_ID]
    )
  })
}

/** Makes the member an owner of so many bots. @returns their ids */
function makeOwner(migratorUrl: string, bots: number): Promise<number[]> {
  return withClient(migratorUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `UPDATE bots SET additional_owners = additional_owners || $1::text WHERE id IN (
         SELECT id FROM bots WHERE approval_status = 'approved' AND deleted_at IS NULL
           AND cardinality(additional_owners) = 0
         ORDER BY id LIMIT $2
       ) RETURNING id::int`,
      [MEMBER_ID, bots]
    )
    return rows.map(({ id }) => id)
  })
}

/** Creates a webhook of a bot. */
async function createWebhook({ origin }: BenchServer, cookie: string, bot: number, url: string) {
  const { ok, status } = await fetch(`${origin}/api/bots/${bot}/webhooks`, {
    method: 'POST',
    headers: { ...FROM_PAGES, cookie },
    body: JSON.stringify({ url, format: 'standard', eventTypes: ['vote.created'] }),
  })
  if (!ok) throw new Error(`Creating a webhook was responded to with ${status}.`)
}

async function startServer(database: BenchDatabase) {
  const metricsPort = await choosePort()
  const server = await startBenchServer(database.app, {
    env: {
      SERVER_PROCESSES: String(PROCESSES),
      USER_ADDRESS_LOOPBACK: 'on',
      METRICS_PORT: String(metricsPort),
    },
  })
  /** Returns how many events this process has sent. */
  async function readDelivered(): Promise<number> {
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    return Number(DELIVERED.exec(await metrics.text())?.[1] ?? 0)
  }
  return { ...server, readDelivered }
}

/** Returns the votes that were recorded as sent. */
async function readSentVotes(client: Pool): Promise<Set<number>> {
  const { rows } = await client.query<{ voteId: number }>(
    `SELECT (data ->> 'voteId')::int AS "voteId"
     FROM webhook_deliveries JOIN bot_events ON bot_events.id = event_id
     WHERE data ->> 'userId' = $1 AND status IS NOT NULL`,
    [MEMBER_ID]
  )
  return new Set(rows.map(({ voteId }) => voteId))
}

interface Vote {
  /** When its transaction was committed, and when the listener received it each time. */
  committedAt: number
  receivedAt: number[]
}

function summarizeLag(votes: readonly Vote[]): Lag {
  const timings = createTimings()
  const lags = votes.flatMap(({ committedAt, receivedAt: [first] }) =>
    first === undefined ? [] : [Math.max(0, first - committedAt)]
  )
  for (const ms of lags) timings.add(ms)
  return {
    ...timings.summarize(),
    max: Math.max(...lags),
    late: lags.filter((ms) => ms > TARGET_LAG_MS).length,
  }
}

/**
 * Sends events to webhooks, some of whose listeners never answer, with two processes of which one is killed halfway,
 * and measures how late the other listeners receive them.
 */
export async function measureWebhooks(
  database: BenchDatabase,
  { webhooks }: { webhooks: number }
): Promise<WebhookResult> {
  const votes: Vote[] = []
  const closing: (() => unknown)[] = []
  try {
    const listeners = await startListeners({
      count: webhooks,
      answers,
      onVote: (voteId) => votes[voteId]!.receivedAt.push(performance.now()),
    })
    closing.push(() => listeners.close())
    await deleteWebhooks(database.migrator)
    closing.push(() => deleteWebhooks(database.migrator))
    const servers = [await startServer(database), await startServer(database)] as const
    closing.push(() => Promise.all(servers.map((server) => server.stop())))
    const pool = new Pool({ connectionString: database.migrator, max: WRITERS })
    closing.push(() => pool.end())

    const cookie = await createMember(database.migrator)
    const bots = await makeOwner(database.migrator, webhooks)
    for (const [index, bot] of bots.entries()) {
      await createWebhook(servers[index % PROCESSES]!, cookie, bot, listeners.addresses[index]!)
    }

    const startedAt = performance.now()
    const sending: Promise<unknown>[] = []
    async function sendUntil(count: number) {
      while (votes.length < count) {
        const voteId = votes.length
        const vote: Vote = { committedAt: Number.NaN, receivedAt: [] }
        votes.push(vote)
        const record = pool.query(RECORD_VOTE, [bots[voteId % bots.length], voteId, MEMBER_ID])
        sending.push(record.then(() => (vote.committedAt = performance.now())))
        const nextAt = startedAt + (votes.length / EVENTS_PER_SECOND) * MS_PER_SECOND
        await sleep(Math.max(0, nextAt - performance.now()))
      }
    }
    await sendUntil(KILLED_AFTER_S * EVENTS_PER_SECOND)
    const shares = await Promise.all(servers.map((server) => server.readDelivered()))
    const killedWith = votes.length
    await servers[0].kill()
    const sent = await readSentVotes(pool)
    const underWay = new Set(
      [...votes.keys()].filter(
        (voteId) => votes[voteId]!.receivedAt.length > 0 && !sent.has(voteId)
      )
    )
    await sendUntil(EVENTS)
    await Promise.all(sending)
    const seconds = (performance.now() - startedAt) / MS_PER_SECOND

    const isWanted = (voteId: number) => answers(voteId % bots.length)
    const countLost = () =>
      votes.filter(({ receivedAt }, voteId) => isWanted(voteId) && receivedAt.length === 0).length
    const until = performance.now() + PATIENCE_MS
    while (countLost() > 0 && performance.now() < until) await sleep(POLL_MS)

    const repeated = [...votes.keys()].filter((voteId) => votes[voteId]!.receivedAt.length > 1)
    return {
      webhooks: bots.length,
      neverAnswering: bots.filter((_, index) => !answers(index)).length,
      eventsPerSecond: EVENTS / seconds,
      shares,
      before: summarizeLag(votes.slice(0, killedWith)),
      after: summarizeLag(votes.slice(killedWith)),
      lost: countLost(),
      repeated: repeated.length,
      underWay: underWay.size,
      repeatedWithoutReason: repeated.filter((voteId) => !underWay.has(voteId)).length,
    }
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

/** Whether nothing was lost, only what was under way was repeated, and nothing was late while both processes ran. */
export const isWebhookTargetMet = ({ lost, repeatedWithoutReason, before }: WebhookResult) =>
  lost === 0 && repeatedWithoutReason === 0 && before.late === 0

const formatLag = (when: string, { count, p50, p99, max, late }: Lag) =>
  `${when} the kill ${count}: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${max.toFixed(0)} ms, ${late} later than ${TARGET_LAG_MS / MS_PER_SECOND} s`

/** Formats the result as text. */
export function formatWebhookReport(result: WebhookResult): string {
  const { webhooks, neverAnswering, eventsPerSecond, shares, before, after } = result
  return [
    `${webhooks.toLocaleString('en')} webhooks, ${neverAnswering} of them of listeners that never answer, ${eventsPerSecond.toFixed(0)} events per second for ${DURATION_S} s, ${PROCESSES} processes, one of them killed after ${KILLED_AFTER_S} s:`,
    `sent by each process until then ${shares.join(' and ')}`,
    formatLag('before', before),
    formatLag('after', after),
    `lost ${result.lost}; repeated ${result.repeated}, of ${result.underWay} that were under way, and ${result.repeatedWithoutReason} others`,
  ].join('\n')
}
