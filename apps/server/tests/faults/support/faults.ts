import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DiscordControl, FaultBehavior, PaymentsControl } from '@botanica/simulators'
import { type DurableDatabase, withClient } from '@botanica/testkit/database'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/core/time'
import type { Site } from '#tests/faults/support/site'
import type { SmallDisk } from '#tests/faults/support/small_disk'
import type { FaultProxy } from '#tests/helpers/fault_proxy'
import type { TestRedis } from '#tests/helpers/redis'
import { WEBHOOK_PATHS } from '#tests/premium/support/payments'

export interface World {
  sites: readonly [Site, Site]
  cluster: DurableDatabase
  discord: DiscordControl
  payments: PaymentsControl
  /** Undefined where Redis is not installed. */
  redis: TestRedis | undefined
  /** Undefined where no file system can be mounted. */
  disk: SmallDisk | undefined
}

export interface Fault {
  name: string
  /** Whether the short run injects it. */
  isShort?: boolean
  /** Injects the fault, keeps it for this long, and removes it. */
  run(world: World, holdMs: number): Promise<void>
}

const MUTED = 'COMMIT'
const SLOW_MS = 3_000
const DELAY_MS = 150
/** Longer than the server's statements may take. */
const LONG_FACTOR = 4
const COPIES = 5
const WEBHOOK_DELAY_MS = 2_000
const A = [0] as const
const B = [1] as const
const BOTH = [0, 1] as const
const NAMES = ['A', 'B'] as const

type Which = readonly (0 | 1)[]

const describeServers = (which: Which) =>
  which.length > 1 ? 'both servers' : `server ${NAMES[which[0]!]}`

function each(sites: World['sites'], which: Which, work: (site: Site) => unknown) {
  return Promise.all(which.map((index) => work(sites[index])))
}

/** Creates a fault that lasts, of one or both servers. */
function during(
  name: string,
  which: Which,
  inject: (site: Site) => unknown,
  heal: (site: Site) => unknown,
  { isShort = false, factor = 1 } = {}
): Fault {
  return {
    name: `${describeServers(which)}: ${name}`,
    isShort,
    async run({ sites }, holdMs) {
      await each(sites, which, inject)
      await sleep(holdMs * factor)
      await each(sites, which, heal)
    },
  }
}

const start = (site: Site) => site.start()

const processes: Fault[] = [
  during('kill -9', A, (site) => site.kill(), start, { isShort: true }),
  during('kill -9', B, (site) => site.kill(), start),
  during('kill -9', BOTH, (site) => site.kill(), start),
  during('SIGTERM', A, (site) => site.stop(), start),
  during('SIGTERM', B, (site) => site.stop(), start),
  ...[A, B, BOTH].flatMap((which) =>
    [1, LONG_FACTOR].map((factor) =>
      during(
        factor === 1 ? 'SIGSTOP' : 'SIGSTOP for long',
        which,
        (site) => site.pause(),
        (site) => site.resume(),
        { factor, isShort: which === B && factor === 1 }
      )
    )
  ),
]

/** What can happen to the connections behind a proxy. */
const CONNECTION_FAULTS: Record<string, (proxy: FaultProxy) => unknown> = {
  'connections refused and cut': (proxy) => proxy.cut(),
  'connections frozen': (proxy) => proxy.freeze(),
  'connections delayed': (proxy) => proxy.delay(DELAY_MS),
  'responses cut in the middle': (proxy) => proxy.truncate(),
  'connections closed': (proxy) => proxy.close(),
}

const PROXIES = {
  clients: { of: (site: Site) => site.http, which: [A, BOTH] },
  PostgreSQL: { of: (site: Site) => site.database, which: [A, B, BOTH] },
  Redis: { of: (site: Site) => site.redis, which: [A, BOTH] },
} as const

const connections: Fault[] = Object.entries(PROXIES).flatMap(([service, { of, which }]) =>
  Object.entries(CONNECTION_FAULTS).flatMap(([name, inject]) =>
    which.map((servers) =>
      during(
        `${service}: ${name}`,
        servers,
        (site) => {
          const proxy = of(site)
          return proxy && inject(proxy)
        },
        (site) => of(site)?.heal(),
        { isShort: service === 'clients' && servers === A && name.includes('middle') }
      )
    )
  )
)

const lostCommits: Fault[] = [A, BOTH].map((which) =>
  during(
    'PostgreSQL: responses to COMMIT lost',
    which,
    (site) => site.database.muteAfter(MUTED),
    (site) => site.database.heal(),
    { isShort: which === A }
  )
)

/** Runs a statement as the superuser. */
const onCluster = ({ cluster }: World, sql: string) =>
  withClient(cluster.superuser, async (client) => (await client.query(sql)).rows)

const APP_SESSIONS = "FROM pg_stat_activity WHERE usename = 'app'"

async function listBackends(world: World): Promise<number[]> {
  const rows = await onCluster(world, `SELECT pid ${APP_SESSIONS} ORDER BY state, pid`)
  return rows.map(({ pid }: { pid: number }) => pid)
}

async function findPostmaster(world: World): Promise<number> {
  const [row] = await onCluster(world, "SELECT current_setting('data_directory') AS folder")
  const text = await readFile(join((row as { folder: string }).folder, 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

/** Stops processes of PostgreSQL for a while. */
async function pauseAll(pids: readonly number[], holdMs: number) {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  signal('SIGSTOP')
  await sleep(holdMs)
  signal('SIGCONT')
}

const postgres: Fault[] = [
  {
    name: 'PostgreSQL: kill -9 of all its processes',
    isShort: true,
    async run({ cluster }, holdMs) {
      await cluster.crash()
      await sleep(holdMs)
      await cluster.restart()
    },
  },
  {
    name: 'PostgreSQL: kill -9 twice',
    async run({ cluster }) {
      for (let time = 0; time < 2; time++) {
        await cluster.crash()
        await cluster.restart()
      }
    },
  },
  {
    name: 'PostgreSQL: kill -9 of one backend',
    async run(world, holdMs) {
      const [pid] = await listBackends(world)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await sleep(holdMs)
    },
  },
  {
    name: 'PostgreSQL: pg_terminate_backend of all',
    isShort: true,
    async run(world, holdMs) {
      await onCluster(world, `SELECT pg_terminate_backend(pid) ${APP_SESSIONS}`)
      await sleep(holdMs)
    },
  },
  {
    name: 'PostgreSQL: pg_cancel_backend of all',
    async run(world, holdMs) {
      await onCluster(world, `SELECT pg_cancel_backend(pid) ${APP_SESSIONS}`)
      await sleep(holdMs)
    },
  },
  {
    name: 'PostgreSQL: SIGSTOP of the postmaster',
    run: async (world, holdMs) => pauseAll([await findPostmaster(world)], holdMs),
  },
  {
    name: 'PostgreSQL: SIGSTOP of all backends',
    run: async (world, holdMs) => pauseAll(await listBackends(world), holdMs),
  },
  {
    name: 'PostgreSQL: a table locked',
    run: (world, holdMs) =>
      withClient(world.cluster.superuser, async (client) => {
        await client.query('BEGIN')
        await client.query('LOCK TABLE bot_votes IN ACCESS EXCLUSIVE MODE')
        await sleep(holdMs)
        await client.query('ROLLBACK')
      }),
  },
  ...[false, true].map((isKilled): Fault => ({
    name: isKilled ? 'PostgreSQL: disk full, then kill -9' : 'PostgreSQL: disk full',
    async run({ disk, cluster }, holdMs) {
      await disk?.fill()
      await sleep(holdMs)
      if (isKilled) await cluster.crash()
      await disk?.free()
      if (isKilled) await cluster.restart()
    },
  })),
]

const redisFaults: Fault[] = [
  {
    name: 'Redis: kill -9',
    isShort: true,
    async run({ redis }, holdMs) {
      await redis?.stop()
      await sleep(holdMs)
      await redis?.start()
    },
  },
  {
    name: 'Redis: restarted empty',
    async run({ redis }, holdMs) {
      await redis?.stop()
      await redis?.start()
      await sleep(holdMs)
    },
  },
  {
    name: 'Redis: SIGSTOP',
    async run({ redis }, holdMs) {
      redis?.freeze()
      await sleep(holdMs)
      redis?.thaw()
    },
  },
]

const BEHAVIORS: Record<string, FaultBehavior> = {
  down: { kind: 'server_error', status: 503 },
  slow: { kind: 'slow', ms: SLOW_MS },
  'rate limited': { kind: 'rate_limited', retryAfterSeconds: 1 },
  'rejecting our credentials': { kind: 'unauthorized' },
  'hanging up': { kind: 'dropped' },
  'hanging up after having processed the request': { kind: 'lost' },
  'answering with a web page': { kind: 'garbled' },
}

/** The start of each vendor's paths. */
const VENDORS = { Discord: '/api', Stripe: '/v1', PayPal: '/paypal' } as const

const vendors: Fault[] = Object.entries(VENDORS).flatMap(([vendor, prefix]) =>
  Object.entries(BEHAVIORS).map(([name, behavior]): Fault => ({
    name: `${vendor}: ${name}`,
    isShort: vendor === 'Stripe' && behavior.kind === 'garbled',
    async run({ discord, payments }, holdMs) {
      const control = vendor === 'Discord' ? discord : payments
      const { id } = control.addFault({ prefix, ...behavior })
      await sleep(holdMs)
      control.removeFault(id)
    },
  }))
)

const FORGED = { id: 'evt_forged', object: 'event', type: 'invoice.paid', data: { object: {} } }

const webhooks: Fault[] = [
  {
    name: `webhooks: ${COPIES} copies of each`,
    async run({ payments }, holdMs) {
      payments.webhooks.configure({ copies: COPIES })
      await sleep(holdMs)
      payments.webhooks.configure({ copies: 1 })
    },
  },
  ...(['reversed', 'shuffled'] as const).map((order): Fault => ({
    name: `webhooks: ${order}`,
    isShort: order === 'shuffled',
    async run({ payments }, holdMs) {
      payments.webhooks.configure({ held: true, copies: 2 })
      await sleep(holdMs)
      payments.webhooks.configure({ held: false })
      await payments.webhooks.release(order)
      payments.webhooks.configure({ copies: 1 })
    },
  })),
  {
    name: 'webhooks: late',
    async run({ payments }, holdMs) {
      payments.webhooks.configure({ delayMs: WEBHOOK_DELAY_MS })
      await sleep(holdMs)
      payments.webhooks.configure({ delayMs: 0 })
    },
  },
  {
    name: 'webhooks: lost',
    async run({ payments }, holdMs) {
      payments.webhooks.configure({ lost: true })
      await sleep(holdMs)
      payments.webhooks.configure({ lost: false })
    },
  },
  {
    name: 'webhooks: forged',
    async run({ sites }, holdMs) {
      for (const path of Object.values(WEBHOOK_PATHS)) {
        const { status } = await sites[0].client.request('POST', path, { json: FORGED })
        if (status < 400) throw new Error(`a forged webhook at ${path} is ${status}`)
      }
      await sleep(holdMs)
    },
  },
]

const JUMPS = {
  'a day ahead': DAY_MS,
  'an hour back': -HOUR_MS,
  'two minutes ahead': 2 * MINUTE_MS,
}

const clocks: Fault[] = Object.entries(JUMPS).flatMap(([name, ms]) =>
  [A, BOTH].map((which) =>
    during(
      `the clock ${name}`,
      which,
      (site) => site.setClock(ms),
      (site) => site.setClock(0),
      { isShort: which === A && ms === DAY_MS }
    )
  )
)

/** Every fault that a run can inject. */
export const FAULTS: readonly Fault[] = [
  ...processes,
  ...connections,
  ...lostCommits,
  ...postgres,
  ...redisFaults,
  ...vendors,
  ...webhooks,
  ...clocks,
]

/** Returns why a fault cannot be injected on this machine. */
export function whyImpossible({ name }: Fault, { redis, disk }: World): string | undefined {
  if (!redis && name.includes('Redis')) return 'there is no redis-server on this machine'
  if (!disk && name.includes('disk full')) return 'only root can mount a small file system'
  return undefined
}
