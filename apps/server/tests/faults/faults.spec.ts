import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDurableDatabase, type DurableDatabase } from '@botanica/testkit/database'
import { randomFor } from '@botanica/demo-world'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { maintainInbox } from '#app/inbox/jobs/maintain_inbox'
import { checkSubscriptions } from '#app/premium/jobs/check_subscriptions'
import type { PaymentProvider } from '#app/premium/rules'
import { CHANNEL, deliverDue } from '#tests/announcements/support/deliveries'
import { checkHistory, formatViolation } from '#tests/faults/support/check_history'
import { type Fault, FAULTS, whyImpossible, type World } from '#tests/faults/support/faults'
import { appended, type Outcome, stored } from '#tests/faults/support/history'
import {
  type Actor,
  createCast,
  type Plan,
  planAnnouncements,
  planDecisions,
  planMembers,
  planPurchase,
  planRoleChanges,
  planSubmissions,
  type Sizes,
} from '#tests/faults/support/plans'
import { listWrongCounts, readState } from '#tests/faults/support/read_state'
import { Site } from '#tests/faults/support/site'
import { SmallDisk } from '#tests/faults/support/small_disk'
import { Writers } from '#tests/faults/support/writer'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { hasRedis, TestRedis } from '#tests/helpers/redis'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { payPurchase, useVendors } from '#tests/premium/support/payments'

/** `npm run faults` sets it; otherwise the short run takes place. */
const OPTIONS_VARIABLE = 'FAULTS_OPTIONS'
const given = process.env[OPTIONS_VARIABLE]

interface Options {
  seed: number
  /** How many writes have to be acknowledged. */
  writes: number
  /** How many faults, or texts that their names contain. Undefined for the short selection. */
  faults?: number | string[]
}

const SHORT: Options = { seed: 1, writes: 400 }
const options: Options = given === undefined ? SHORT : (JSON.parse(given) as Options)
const isShort = options.faults === undefined

const SIZES: Sizes = isShort
  ? {
      members: 12,
      bots: 12,
      decisions: 6,
      roleChanges: 3,
      announcements: 2,
      submissions: 2,
      payers: 4,
    }
  : {
      members: 100,
      bots: 200,
      decisions: 300,
      roleChanges: 60,
      announcements: 40,
      submissions: 60,
      payers: 60,
    }
const WRITERS = isShort ? 6 : 20
const HOLD_MS = isShort ? 300 : 1_500
/** Between two faults. */
const CALM_MS = isShort ? 0 : 500
const PATIENCE_MS = isShort ? 4_000 : 10_000
/** How long writers go on at most. */
const WRITING_MS = (isShort ? 2 : 20) * MINUTE_MS
const TIMEOUT_MS = 2 * WRITING_MS
const PACE_MS = 50
const RENEWALS = 2

const isSuccess = (status = 0) => status >= 200 && status < 300

function listChosenFaults({ faults, seed }: Options): readonly Fault[] {
  if (faults === undefined) return FAULTS.filter(({ isShort: isIncluded }) => isIncluded)
  if (Array.isArray(faults)) {
    return FAULTS.filter(({ name }) => faults.some((part) => name.includes(part)))
  }
  return randomFor(`faults ${seed}`).sample(FAULTS, faults)
}

const print = (text: string) => {
  if (!isShort) process.stdout.write(`${text}\n`)
}

/** Returns the faults of this run, without those that are impossible on this machine. */
function selectFaults(world: World): readonly Fault[] {
  return listChosenFaults(options).filter((fault) => {
    const reason = whyImpossible(fault, world)
    if (reason) print(`  skipped ${fault.name}: ${reason}`)
    return !reason
  })
}

/** Injects one fault after the other while `isOver` does not end it. @returns how many it has injected */
async function injectAll(faults: readonly Fault[], world: World, isOver: () => boolean) {
  const began = Date.now()
  let injected = 0
  for (const fault of faults) {
    if (isOver()) break
    const at = Date.now()
    await fault.run(world, HOLD_MS)
    const healedAt = Date.now()
    await Promise.all(world.sites.map((site) => site.recover()))
    injected++
    const start = ((at - began) / SECOND_MS).toFixed(1).padStart(7)
    const seconds = ((healedAt - at) / SECOND_MS).toFixed(1)
    print(`  ${start} s  ${fault.name}: ${seconds} s, ready after ${Date.now() - healedAt} ms`)
    await sleep(CALM_MS)
  }
  return injected
}

test.group('Faults', (group) => {
  let cluster: DurableDatabase
  let disk: SmallDisk | undefined
  useDatabase(group, async () => {
    cluster = await createDurableDatabase()
    return {
      appUrl: cluster.app,
      migratorUrl: cluster.migrator,
      drop: async () => {
        await cluster.stop()
        await disk?.remove()
      },
    }
  })
  const discord = useSimulatedDiscord(group)
  const vendors = useVendors(group)
  let folder: string
  let redis: TestRedis | undefined
  let sites: [Site, Site]

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'faults-'))
    redis = (await hasRedis()) ? new TestRedis() : undefined
    await redis?.start()
    if (!isShort) disk = await SmallDisk.create(cluster.superuser)
    const create = (name: string) =>
      new Site({ name, databaseUrl: cluster.app, redisUrl: redis?.url, folder })
    sites = [create('A'), create('B')]
    await Promise.all(sites.map((site) => site.open()))
    return async () => {
      await Promise.all(sites.map((site) => site.close()))
      await redis?.stop()
      await rm(folder, { recursive: true })
    }
  })

  /** Buys premium and pays it, and pays the next periods. */
  async function buy(writers: Writers, actor: Actor, provider: PaymentProvider) {
    const { control } = vendors
    const purchase = await writers.send(planPurchase(actor, provider))
    if (!purchase) return
    const pay = (work: () => void) => {
      work()
      const now = Date.now()
      writers.record({
        what: `payment at ${provider}`,
        actor: actor.id,
        effects: [appended(`payment of ${actor.id}`), stored(`premium of ${actor.id}`, 'true')],
        outcome: 'acknowledged',
        isForbidden: false,
        sentAt: now,
        decidedAt: now,
        attempts: ['paid'],
      })
    }
    pay(() => payPurchase(control, provider, purchase))
    await control.webhooks.waitUntilIdle()
    let subscriptions: { subscription_id: string }[] = []
    await eventually(
      async () => {
        // PostgreSQL may be down.
        subscriptions = await db
          .from('premium_subscriptions')
          .where('user_id', actor.id)
          .catch(() => [])
        return subscriptions.length > 0
      },
      { within: MINUTE_MS, message: `the purchase of ${actor.id} has left no subscription` }
    )
    for (let time = 0; time < RENEWALS; time++) {
      pay(() => control.renew(subscriptions[0]!.subscription_id))
    }
  }

  /** Lets everything that waits be delivered, as it would be within minutes. */
  async function drain(writers: Writers) {
    // Attempts whose process was killed are taken over after a minute.
    await db.rawQuery(
      "UPDATE idempotency_keys SET created_at = now() - interval '2 minutes' WHERE status IS NULL"
    )
    await writers.retryUndecided()
    const { webhooks } = vendors.control
    await webhooks.waitUntilIdle()
    // Providers repeat for days what was not accepted. What was accepted may arrive once more.
    for (const { id } of webhooks.list().filter(({ fate }) => fate === 'sent')) {
      await eventually(async () => isSuccess(await webhooks.resend(id)))
    }
    await db.from('premium_subscriptions').update({ next_check_at: new Date() })
    const { signal } = new AbortController()
    await checkSubscriptions.run({}, signal)
    await maintainInbox.run({}, signal)
    await deliverDue()
  }

  test('lose and double nothing, and show nothing to the wrong person', async ({ assert }) => {
    const world: World = {
      sites,
      cluster,
      redis,
      disk,
      discord: discord.control,
      payments: vendors.control,
    }
    print(`seed ${options.seed}`)
    const faults = selectFaults(world)
    assert.isNotEmpty(faults, 'no fault can be injected')
    const cast = await createCast(SIZES)
    for (const { id } of cast.submitters) {
      discord.control.addPerson({ id, username: `submitter${id}`, inServer: true })
    }
    vendors.control.sendWebhooksTo(sites[1].http.url.replace(/\/$/, ''))
    const before = await readState(discord.control.messages(CHANNEL))
    const writers = new Writers(
      sites.map(({ client }) => client),
      PATIENCE_MS
    )

    const began = Date.now()
    const deadline = began + WRITING_MS
    let areFaultsOver = false
    const failed = new AbortController()
    const isOver = () =>
      failed.signal.aborted ||
      Date.now() > deadline ||
      (areFaultsOver && writers.acknowledged >= options.writes)
    /** Spreads rare writes over the run. */
    const untilDue = async (share: number) => {
      while (writers.acknowledged < options.writes * share && !isOver()) await sleep(PACE_MS)
    }
    async function followSpread(plan: Plan, count: number) {
      let sent = 0
      for (let next = plan.next(); !next.done;) {
        await untilDue(sent++ / count)
        next = plan.next(await writers.send(next.value))
      }
    }
    const share = Math.ceil(cast.members.length / WRITERS)
    const writing = [
      ...Array.from({ length: WRITERS }, (_, index) => {
        const own = cast.members.slice(index * share, (index + 1) * share)
        return writers.follow(planMembers(own, cast), isOver)
      }),
      followSpread(planDecisions(cast), SIZES.decisions),
      followSpread(planRoleChanges(cast), SIZES.roleChanges * 2),
      followSpread(planAnnouncements(cast, SIZES.announcements), SIZES.announcements),
      followSpread(
        planSubmissions(cast, (id) => discord.control.addBot({ id, name: 'Fern' })),
        SIZES.submissions
      ),
      (async () => {
        for (const [index, payer] of cast.payers.entries()) {
          await untilDue(index / cast.payers.length)
          await buy(writers, payer, index % 2 === 0 ? 'stripe' : 'paypal')
        }
      })(),
    ]
    const injecting = injectAll(faults, world, () => failed.signal.aborted).finally(() => {
      areFaultsOver = true
    })
    const progress = setInterval(() => {
      print(`  ${writers.acknowledged} writes acknowledged`)
    }, 10 * SECOND_MS)
    const [injected] = await Promise.all([injecting, ...writing])
      .catch((error: unknown) => {
        failed.abort()
        throw error
      })
      .finally(() => clearInterval(progress))
    const seconds = (Date.now() - began) / SECOND_MS
    const count = (outcome: Outcome) =>
      writers.history.writes.filter((write) => write.outcome === outcome).length
    const ambiguousDuringTheRun = count('ambiguous')

    await drain(writers)
    const after = await readState(discord.control.messages(CHANNEL))
    const counters = await listWrongCounts()
    const violations = checkHistory(writers.history, { before, after, counters })
    const crashes = sites.flatMap((site) => site.crashes)

    print(
      JSON.stringify(
        {
          seed: options.seed,
          faults: injected,
          seconds,
          acknowledged: count('acknowledged'),
          rejected: count('rejected'),
          ambiguousDuringTheRun,
          ambiguous: count('ambiguous'),
          answersWithPrivateData: writers.history.answers.length,
          violations: violations.length,
          crashes: crashes.length,
        },
        null,
        2
      )
    )
    assert.isAbove(injected, 0)
    assert.isEmpty(crashes)
    assert.deepEqual(violations.map(formatViolation), [])
    assert.isAtLeast(writers.acknowledged, options.writes)
    assert.isNotEmpty(writers.history.answers)
  }).timeout(TIMEOUT_MS)
})
