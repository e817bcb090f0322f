import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadContent } from '../load/content.ts'
import { fromAddress, getAddress, getNetwork } from '../load/networks.ts'
import { createPages, type Pages } from '../load/pages.ts'
import type { Phase, Second } from '../load/phase.ts'
import { Screen } from '../load/screen.ts'
import { loadContract, loadJitter } from '../load/site-modules.ts'
import {
  HTTP_BAD_REQUEST,
  HTTP_SERVICE_UNAVAILABLE,
  HTTP_TOO_MANY_REQUESTS,
} from '../scenario-request.ts'
import { watchGenerator } from './generator-usage.ts'
import { createTimings, MS_PER_SECOND } from './timings.ts'
import { serveTasks } from './worker.ts'

/** Changes the number of open screens, and measures their requests for a time. */
export interface ScreensTask {
  readonly origin: string
  readonly databaseUrl: string
  /** Sessions of members. */
  readonly cookies: readonly string[]
  readonly screens: number
  /** Average time on a page, in milliseconds. */
  readonly thinkMs: number
  /** How long the additional screens take to open, in seconds. This time is not measured. */
  readonly openSeconds: number
  readonly seconds: number
}

/** One screen in so many is a member's. */
const MEMBER_EACH = 10
const SCREENS_PER_NETWORK = 10
const OPEN_EVERY_MS = 50
const TIMEOUT_MS = 10_000
const REJECTIONS: ReadonlySet<number> = new Set([HTTP_TOO_MANY_REQUESTS, HTTP_SERVICE_UNAVAILABLE])

/** Keeps its connections, as a proxy does: Node accepts only one connection in each turn of its event loop. */
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  maxFreeSockets: Number.POSITIVE_INFINITY,
})
const screens: Screen[] = []
const accepted = createTimings()
const rejected = createTimings()
const acceptedInSecond = createTimings()
let seconds: Second[] = []
let failures: Record<string, number> = {}
let inSecond = { rejected: 0, failed: 0 }
let site: Promise<{ pages: Pages; createJitter: () => (everyMs: number) => number }> | undefined

function countFailure(reason: string) {
  failures[reason] = (failures[reason] ?? 0) + 1
  inSecond.failed++
}

function countResponse(status: number, ms: number) {
  if (status < HTTP_BAD_REQUEST) {
    accepted.add(ms)
    acceptedInSecond.add(ms)
  } else if (REJECTIONS.has(status)) {
    rejected.add(ms)
    inSecond.rejected++
  } else countFailure(String(status))
}

/** Resets what was measured. @returns a function that returns the measurements since then */
function startPhase() {
  accepted.reset()
  rejected.reset()
  acceptedInSecond.reset()
  seconds = []
  failures = {}
  inSecond = { rejected: 0, failed: 0 }
  const stopWatching = watchGenerator()
  const timer = setInterval(() => {
    const { count, p99 } = acceptedInSecond.summarize()
    seconds.push({ accepted: count, ...inSecond, p99 })
    acceptedInSecond.reset()
    inSecond = { rejected: 0, failed: 0 }
  }, MS_PER_SECOND)
  return (): Phase => {
    clearInterval(timer)
    return {
      screens: screens.length,
      networks: new Set(screens.map((_, index) => getNetwork(index, SCREENS_PER_NETWORK))).size,
      seconds,
      accepted: accepted.summarize(),
      rejected: rejected.summarize(),
      failures,
      generator: stopWatching(),
    }
  }
}

function createSend(origin: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(origin)
  return (path: string, etag: string | undefined) =>
    new Promise<string | undefined>((resolve) => {
      const startedAt = performance.now()
      const fail = (error: NodeJS.ErrnoException) => {
        countFailure(error.code ?? error.message)
        resolve(undefined)
      }
      const onResponse = (response: IncomingMessage) => {
        response.once('error', fail)
        response.once('end', () => {
          countResponse(response.statusCode!, performance.now() - startedAt)
          resolve(response.headers.etag)
        })
        response.resume()
      }
      const conditional = etag === undefined ? headers : { ...headers, 'if-none-match': etag }
      const options = { agent, hostname, port, path, headers: conditional, timeout: TIMEOUT_MS }
      const request = get(options, onResponse)
      request.once('error', fail)
      request.once('timeout', () => request.destroy(new Error('timeout')))
    })
}

async function openScreen({ origin, databaseUrl, cookies, thinkMs }: ScreensTask) {
  site ??= Promise.all([loadContent(databaseUrl), loadContract(), loadJitter()]).then(
    ([content, contract, createJitter]) => ({ pages: createPages(content, contract), createJitter })
  )
  const { pages, createJitter } = await site
  const index = screens.length
  const isMember = index % MEMBER_EACH === 0
  const headers = {
    ...fromAddress(getAddress(index, SCREENS_PER_NETWORK)),
    'accept-encoding': 'gzip, br',
    ...(isMember ? { cookie: cookies[(index / MEMBER_EACH) % cookies.length]! } : {}),
  }
  const send = createSend(origin, headers)
  const screen = new Screen({ index, pages, isMember, thinkMs, jitter: createJitter(), send })
  screens.push(screen)
  screen.start()
}

serveTasks<ScreensTask, Phase>(async (task) => {
  for (const screen of screens.splice(task.screens)) screen.stop()
  const missing = task.screens - screens.length
  const startedAt = performance.now()
  for (let opened = 0; opened < missing; await sleep(OPEN_EVERY_MS)) {
    const share = (performance.now() - startedAt) / (task.openSeconds * MS_PER_SECOND)
    const due = Math.ceil(missing * Math.min(1, share))
    for (; opened < due; opened++) await openScreen(task)
  }
  const end = startPhase()
  await sleep(task.seconds * MS_PER_SECOND)
  return end()
})
