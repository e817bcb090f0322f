import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PEOPLE } from '@botanica/demo-world'
import { serverEnvironment } from '@botanica/run/environment'
import { keepRequesting, startNginx } from '@botanica/run/nginx'
import { withClient } from '@botanica/run/postgres'
import { choosePort, startRedis } from '@botanica/run/testing'
import {
  DEMO_DISCORD_CREDENTIALS,
  startDiscordSimulator,
  type DiscordSimulator,
} from '@botanica/simulators'
import type { BenchDatabase } from '../../database.ts'
import { openScreens } from '../../live/screens.ts'
import { createMember } from '../../member.ts'
import { ROOT } from '../../paths.ts'
import {
  deleteWrites,
  HTTP_OK,
  HTTP_UNAUTHORIZED,
  toRequestOptions,
} from '../../scenario-request.ts'
import { SCENARIOS } from '../../scenarios.ts'
import { APP_KEY, startBenchServer, type BenchServer } from '../../server.ts'
import { MS_PER_SECOND } from '../../workers/timings.ts'
import { atMost, TARGETS, type Check, type StageResult } from '../targets.ts'
import { LIMITED, type StageContext } from './context.ts'

const PROCESSES = 2
const NGINX_CONFIGURATION = join(ROOT, 'deploy', 'nginx', 'botanica.conf')
const LOOPBACK = '127.0.0.1'
const POLL_MS = 50
/** Changes reach the other process within a second. */
const FRESH_SECONDS = 1
/** Waiting for longer than this has failed. */
const PATIENCE_MS = 60_000
/** The limit of votes of a member, which then grows by one every two seconds. */
const VOTES_AT_ONCE = 30
const VOTE_INTERVAL_MS = 2_000
const VOTES_SENT = 60
/** A job whose run takes some seconds, because it calls Discord. */
const LONG_JOB = 'check_bots'
const VOTE = SCENARIOS.find(({ name }) => name === 'vote')!

interface Site {
  readonly database: BenchDatabase
  readonly discord: DiscordSimulator
  readonly ports: readonly [number, number]
  readonly url: string
  readonly servers: [BenchServer, BenchServer]
  start(index: number): Promise<BenchServer>
}

/** Waits until something holds. @returns after how many seconds, or undefined if it never did */
async function until(holds: () => Promise<boolean> | boolean): Promise<number | undefined> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < PATIENCE_MS) {
    if (await holds()) return (performance.now() - startedAt) / MS_PER_SECOND
    await sleep(POLL_MS)
  }
  return undefined
}

const isTrue = (what: string, isMet: boolean): Check => ({
  what,
  measured: isMet ? 'yes' : 'no',
  target: 'yes',
  isMet,
})

/** Runs work with two server processes behind nginx, which belong to one site. */
async function withProcesses(
  database: BenchDatabase,
  redisUrl: string | undefined,
  work: (site: Site) => Promise<void>
) {
  const folder = await mkdtemp(join(tmpdir(), 'botanica-load-'))
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })]
  try {
    const ports = [await choosePort(), await choosePort()] as const
    const httpsPort = await choosePort()
    const url = `https://localhost:${httpsPort}`
    const discord = await startDiscordSimulator({ port: 0 })
    closing.push(() => discord.close())
    const discordPort = Number(new URL(discord.url).port)
    const start = (index: number) => {
      const port = ports[index]!
      const addresses = {
        host: LOOPBACK,
        port,
        appUrl: url,
        discordPort,
        paymentsPort: discordPort,
      }
      const env = serverEnvironment({
        nodeEnv: 'development',
        addresses,
        appKey: APP_KEY,
        database,
        credentials: DEMO_DISCORD_CREDENTIALS,
      })
      const processes = { SERVER_PROCESSES: String(PROCESSES), DISCORD_GATEWAY: 'on' }
      const redis: Record<string, string> = redisUrl === undefined ? {} : { REDIS_URL: redisUrl }
      return startBenchServer(database.app, {
        port,
        env: { ...env, ...LIMITED, ...processes, ...redis },
      })
    }
    const servers: Site['servers'] = [await start(0), await start(1)]
    closing.push(() => Promise.all(servers.map((server) => server.stop())))
    await symlink(ROOT, join(folder, 'current'))
    const nginx = await startNginx({
      folder,
      configuration: NGINX_CONFIGURATION,
      ports,
      httpPort: await choosePort(),
      httpsPort,
    })
    closing.push(nginx.stop)
    await work({ database, discord, ports, url, servers, start })
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

/** Requests a step of the sign-in. @returns where it redirects to, and the cookies that it sets */
async function follow(address: string, cookie = '') {
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!)
  return { location: response.headers.get('location') ?? '', cookie: cookies.join('; ') }
}

/** Signs a member in: it begins at one process and is completed by the other. @returns the cookies of the session */
async function signIn({ servers: [one, other] }: Site): Promise<string> {
  const signInStart = await follow(`${one.origin}/api/auth/discord?return=/`)
  const { location } = await follow(`${signInStart.location}&demo_user=${PEOPLE.vlad}`)
  const { pathname, search } = new URL(location)
  const completed = await follow(other.origin + pathname + search, signInStart.cookie)
  return completed.cookie
}

async function checkSessions(site: Site): Promise<Check[]> {
  const cookie = await signIn(site)
  const getStatus = async ({ origin }: BenchServer) =>
    (await fetch(`${origin}/api/auth/user`, { headers: { cookie } })).status
  const signedIn = await Promise.all(site.servers.map(getStatus))
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  await fetch(`${site.servers[0].origin}/api/logout`, { headers, redirect: 'manual' })
  const signedOut = await Promise.all(site.servers.map(getStatus))
  return [
    isTrue(
      'a session holds in both processes',
      signedIn.every((status) => status === HTTP_OK)
    ),
    isTrue(
      'signing out of one ends it in both',
      signedOut.every((status) => status === HTTP_UNAUTHORIZED)
    ),
  ]
}

const vote = (server: BenchServer, botId: number, cookie: string) =>
  fetch(`${server.origin}/api/bots/${botId}/vote`, toRequestOptions(VOTE, cookie))

/** Votes in one process, and looks at the cache and the live stream of the other; then votes more than allowed. */
async function checkVotes({ servers, database }: Site): Promise<Check[]> {
  const [one, other] = servers
  await deleteWrites(VOTE, database.migrator)
  const cookie = await createMember(database.migrator)
  const bots = await withClient(database.migrator, async (client) => {
    const { rows } = await client.query<{ id: number; discordBotId: string }>(
      `SELECT id::int, discord_bot_id AS "discordBotId" FROM bots
       WHERE approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted
       ORDER BY id LIMIT $1`,
      [VOTES_SENT]
    )
    return rows
  })
  const [{ id, discordBotId }] = bots as [(typeof bots)[number]]
  const path = `${other.origin}/api/bots/discord/${discordBotId}`
  const readVotes = async () =>
    ((await (await fetch(path)).json()) as { voteCount: number }).voteCount
  const before = await readVotes()
  const receivedCounts: number[] = []
  const screens = await openScreens({
    origin: other.origin,
    screens: 1,
    bots: [id],
    onCounts: (counts) => receivedCounts.push(counts.voteCount),
  })
  const startedAt = performance.now()
  let accepted = (await vote(one, id, cookie)).ok ? 1 : 0
  const [cacheSeconds, liveSeconds] = await Promise.all([
    until(async () => (await readVotes()) === before + 1),
    until(() => receivedCounts.includes(before + 1)),
  ])
  screens.close()
  for (const [index, bot] of bots.slice(1).entries()) {
    const { ok } = await vote(servers[index % PROCESSES]!, bot.id, cookie)
    if (ok) accepted++
  }
  const regained = Math.ceil((performance.now() - startedAt) / VOTE_INTERVAL_MS)
  await deleteWrites(VOTE, database.migrator)
  return [
    atMost("a change in the other process's cache after", cacheSeconds, FRESH_SECONDS, 's'),
    atMost('and in its live stream after', liveSeconds, FRESH_SECONDS, 's'),
    {
      what: `votes accepted of ${bots.length}, sent to both in turn`,
      measured: String(accepted),
      target: `${VOTES_AT_ONCE} to ${VOTES_AT_ONCE + regained}`,
      isMet: accepted >= VOTES_AT_ONCE && accepted <= VOTES_AT_ONCE + regained,
    },
  ]
}

async function checkRollingRestart({ servers, start, url }: Site): Promise<Check[]> {
  const requests = keepRequesting(`${url}/api/categories`)
  let result: Awaited<ReturnType<typeof requests.stop>>
  try {
    for (const index of servers.keys()) {
      await servers[index]!.stop()
      servers[index] = await start(index)
    }
  } finally {
    result = await requests.stop()
  }
  const { count, failed } = result
  return [
    {
      what: `failed of ${count} requests during a rolling restart`,
      measured: [failed.length, ...failed.slice(0, 1)].join(': '),
      target: '0',
      isMet: failed.length === 0,
    },
  ]
}

/**
 * Kills or freezes the process that holds the gateway while it runs a job, and waits for the other to take both over.
 * @param victim index of the process that holds the gateway
 */
async function checkTakeover(
  { servers, discord, database }: Site,
  { victim, signal }: { victim: number; signal: 'SIGKILL' | 'SIGSTOP' }
): Promise<Check[]> {
  const [holder, other] = [servers[victim]!, servers[1 - victim]!]
  return withClient(database.migrator, async (client) => {
    const readJob = async () => {
      const { rows } = await client.query<{ startedAt: string; isRunning: boolean }>(
        `SELECT started_at::text AS "startedAt", finished_at IS NULL AS "isRunning"
         FROM jobs WHERE name = $1`,
        [LONG_JOB]
      )
      return rows[0]
    }
    const isWaiting = async () => (await readJob())?.isRunning === false
    await until(isWaiting)
    // Only the holder may claim the job.
    other.signal('SIGSTOP')
    await client.query('UPDATE jobs SET next_at = now() WHERE name = $1', [LONG_JOB])
    await until(async () => (await readJob())?.isRunning === true)
    other.signal('SIGCONT')
    const { startedAt } = (await readJob())!
    const identified = countIdentifications(discord)

    holder.signal(signal)
    const [gatewaySeconds, jobSeconds] = await Promise.all([
      until(() => countIdentifications(discord) > identified),
      until(async () => (await readJob())?.startedAt !== startedAt),
    ])
    const how = signal === 'SIGKILL' ? 'killed' : 'frozen'
    return [
      atMost(
        `gateway taken over from a ${how} process after`,
        gatewaySeconds,
        TARGETS.takeoverSeconds,
        's'
      ),
      atMost(
        `job taken over from a ${how} process after`,
        jobSeconds,
        TARGETS.takeoverSeconds,
        's'
      ),
    ]
  })
}

const countIdentifications = ({ control }: DiscordSimulator) =>
  control.gateway.log().filter(({ kind }) => kind === 'identify').length

async function checkTakeovers(site: Site): Promise<Check[]> {
  const { servers, discord, start } = site
  // The first process alone, so that it is known who holds the gateway.
  await servers[1].stop()
  await until(() => discord.control.gateway.connections() === 1)
  servers[1] = await start(1)
  const killed = await checkTakeover(site, { victim: 0, signal: 'SIGKILL' })
  servers[0] = await start(0)
  const frozen = await checkTakeover(site, { victim: 1, signal: 'SIGSTOP' })
  return [...killed, ...frozen]
}

/** Whether several processes are one site, with and without Redis, also when one of them restarts, dies or freezes. */
export async function measureProcesses({ cluster, log }: StageContext): Promise<StageResult> {
  // The demo world without more bots: Discord knows all of them, and no job hides any.
  const database = await cluster.database(1)
  const redis = await startRedis(await choosePort())
  const checks: Check[] = []
  const add = (mode: string, found: readonly Check[]) => {
    for (const { what, ...check } of found) {
      log(`${mode}: ${what}: ${check.measured}`)
      checks.push({ what: `${mode}: ${what}`, ...check })
    }
  }
  try {
    for (const mode of ['Redis', 'no Redis']) {
      await withProcesses(database, mode === 'Redis' ? redis.url : undefined, async (site) => {
        add(mode, await checkSessions(site))
        add(mode, await checkVotes(site))
        add(mode, await checkRollingRestart(site))
        if (mode === 'no Redis') add(mode, await checkTakeovers(site))
      })
    }
  } finally {
    await redis.stop()
  }
  return { stage: 'processes', figures: [], checks }
}
