import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  HTTP_CONFLICT,
  HTTP_SERVICE_UNAVAILABLE,
  HTTP_TOO_MANY_REQUESTS,
} from '#app/core/http/status'
import { issueAccessToken } from '#app/identity/access_tokens'
import { makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { createDurableDatabase, type DurableTestDatabase } from '#tests/helpers/test_cluster'

/**
 * The number of writes, and of kills during them, alternately of PostgreSQL and of a server. As a drill,
 * `DRILL_WRITES=50000 DRILL_KILLS=30` takes a few minutes.
 */
const WRITES = Number(process.env.DRILL_WRITES ?? 400)
const KILLS = Number(process.env.DRILL_KILLS ?? 2)
const TIMEOUT_MS = 3_600_000

const PROCESSES = 2
const WRITERS = 20
/** The share of each kind, per ten writes of a writer. */
const KINDS = [
  'vote',
  'review',
  'vote',
  'review',
  'heart',
  'vote',
  'review',
  'vote',
  'review',
  'decision',
] as const
/** One vote in this many has no key: its client retries and learns that the vote was already counted. */
const KEYLESS_EVERY = 4
const RETRY_DELAY_MS = 50
/** How long PostgreSQL stays down. */
const DOWN_MS = 300

type Kind = (typeof KINDS)[number]

interface Write {
  kind: Kind
  path: string
  json: unknown
  authorization: string
  key: string | undefined
  /** A condition that matches the row of this write. */
  row: Record<string, unknown>
}

/** A violation that must not occur, whatever is killed. */
class Finding extends Error {}

const startServer = () =>
  startServerProcess({
    databaseUrl: databaseUrl(),
    env: { RATE_LIMIT_PROFILE: 'off', DISCORD_GATEWAY: 'off', LOG_LEVEL: 'fatal' },
  })

async function authorize({ id }: { id: string }, scope: 'member' | 'staff' = 'member') {
  const token = await issueAccessToken({ userId: id, name: 'drill', scope })
  return `Bearer ${token.release()}`
}

/** Creates one list of writes per writer. No write occurs twice except hearts, which toggle. */
async function planWrites(): Promise<Write[][]> {
  const perWriter = Math.ceil(WRITES / WRITERS)
  const bots: Awaited<ReturnType<typeof makeBot>>[] = []
  for (let count = 0; count < perWriter; count++) bots.push(await makeBot())
  const plans: Write[][] = []
  for (let writer = 0; writer < WRITERS; writer++) {
    const [member, reviewer] = [await makeUser(), await makeStaff('reviewer')]
    const own = await makeBot({ userId: member.id })
    const reviewed = await makeRating({ botId: own.id })
    const [byMember, byReviewer] = [await authorize(member), await authorize(reviewer, 'staff')]
    const plan: Write[] = []
    for (const [turn, bot] of bots.entries()) {
      const kind = KINDS[turn % KINDS.length]!
      const pending = kind === 'decision' ? await makeBot({ approvalStatus: 'pending' }) : undefined
      const writes = {
        vote: {
          path: `/api/bots/${bot.id}/vote`,
          json: {},
          row: { bot_id: bot.id, user_id: member.id },
        },
        review: {
          path: `/api/bots/discord/${bot.discordBotId}/ratings`,
          json: { rating: 4 },
          row: { bot_id: bot.id, user_id: member.id },
        },
        heart: { path: `/api/ratings/${reviewed.id}/heart`, json: {}, row: { id: reviewed.id } },
        decision: {
          path: `/api/admin/bots/${pending?.id}/approve`,
          json: {},
          row: { target_type: 'bot', target_id: String(pending?.id) },
        },
      }
      const isKeyless = kind === 'vote' && turn % KEYLESS_EVERY === 0
      plan.push({
        kind,
        ...writes[kind],
        authorization: kind === 'decision' ? byReviewer : byMember,
        key: isKeyless ? undefined : randomUUID(),
      })
    }
    plans.push(plan)
  }
  return plans
}

test.group('Acknowledged writes', (group) => {
  let database: DurableTestDatabase
  useDatabase(group, async () => (database = await createDurableDatabase()))
  const servers: ServerProcess[] = []
  group.teardown(async () => {
    await Promise.all(servers.map((server) => server.kill()))
  })

  /** @returns `undefined` if there was no response, or only one that asks to retry later */
  async function send({ path, json, authorization, key }: Write, turn: number) {
    const { client } = servers[turn % servers.length]!
    try {
      const { status, text } = await client.request('POST', path, {
        json,
        headers: { authorization, ...(key !== undefined && { 'idempotency-key': key }) },
      })
      return status === HTTP_SERVICE_UNAVAILABLE ? undefined : { status, text }
    } catch (error) {
      // Node's fetch throws TypeError if a connection is refused or cut. Other errors are defects.
      if (error instanceof TypeError) return undefined
      throw error
    }
  }

  /**
   * Sends a write until it is acknowledged.
   * @returns `false` if the key still belongs to an attempt that was killed
   * @throws if the signal aborts because no server will respond any more
   */
  async function acknowledge(write: Write, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted()
      const answer = await send(write, attempt)
      if (answer) {
        const { status, text } = answer
        if (status < 300) return true
        // The write was applied, but its response was lost.
        if (write.key === undefined && attempt > 0 && status === HTTP_TOO_MANY_REQUESTS) return true
        if (write.key !== undefined && attempt > 0 && status === HTTP_CONFLICT) return false
        throw new Finding(`${write.path} is ${status}: ${text}`)
      }
      await sleep(RETRY_DELAY_MS)
    }
  }

  /** @returns the writes whose keys are still in use */
  async function writeAll(plan: readonly Write[], done: Write[], signal: AbortSignal) {
    const waiting: Write[] = []
    for (const write of plan) ((await acknowledge(write, signal)) ? done : waiting).push(write)
    return waiting
  }

  /** Kills PostgreSQL and a server alternately, spread evenly over the writes. */
  async function killMeanwhile(done: readonly Write[], signal: AbortSignal) {
    for (let kill = 0; kill < KILLS; kill++) {
      const due = ((kill + 1) * WRITES) / (KILLS + 1)
      while (done.length < due && !signal.aborted) await sleep(RETRY_DELAY_MS)
      if (kill % 2 === 0) {
        await database.crash()
        await sleep(DOWN_MS)
        await database.restart()
      } else {
        const index = kill % PROCESSES
        await servers[index]!.kill()
        servers[index] = await startServer()
      }
    }
  }

  const TABLES: Record<Exclude<Kind, 'heart'>, string> = {
    vote: 'bot_votes',
    review: 'ratings',
    decision: 'admin_logs',
  }

  test('survive kills of PostgreSQL and servers, exactly once', async ({ assert }) => {
    for (let count = 0; count < PROCESSES; count++) servers.push(await startServer())
    const plans = await planWrites()
    const done: Write[] = []
    // The first one that fails ends the other, which would otherwise wait forever.
    const writing = new AbortController()
    const killing = new AbortController()
    const [perWriter] = await Promise.all([
      Promise.all(plans.map((plan) => writeAll(plan, done, writing.signal))).finally(() =>
        killing.abort()
      ),
      killMeanwhile(done, killing.signal).catch((error: unknown) => {
        writing.abort(error)
        throw error
      }),
    ])
    const waiting = perWriter.flat()

    // No server is running, so attempts without a response were killed. A server would report the same after a minute.
    await db.rawQuery(
      "UPDATE idempotency_keys SET created_at = now() - interval '2 minutes' WHERE status IS NULL"
    )
    assert.isEmpty(await writeAll(waiting, done, writing.signal))
    assert.lengthOf(done, plans.flat().length)

    const [{ count: unanswered }] = await db.from('idempotency_keys').whereNull('status').count('*')
    assert.equal(unanswered, 0)
    for (const [kind, table] of Object.entries(TABLES)) {
      const ofKind = done.filter((write) => write.kind === kind)
      const columns = Object.keys(ofKind[0]!.row)
      const rows = await db.from(table).select(columns)
      const keyOf = (row: Record<string, unknown>) => columns.map((name) => row[name]).join(' ')
      const found = rows.map(keyOf)
      const wanted = new Set(ofKind.map(({ row }) => keyOf(row)))
      const written = found.filter((key) => wanted.has(key))
      assert.equal(written.length, wanted.size, `${kind}: rows, of ${wanted.size} acknowledged`)
      assert.equal(new Set(written).size, wanted.size, `${kind}: none is there twice`)
    }
    const hearts = done.filter(({ kind }) => kind === 'heart')
    for (const { id } of new Set(hearts.map(({ row }) => row))) {
      const toggled = hearts.filter(({ row }) => row.id === id).length
      const { has_owner_heart: hasHeart } = await db
        .from('ratings')
        .where('id', id as number)
        .firstOrFail()
      assert.equal(hasHeart, toggled % 2 === 1, `review ${id}: ${toggled} hearts`)
    }
  }).timeout(TIMEOUT_MS)
})
