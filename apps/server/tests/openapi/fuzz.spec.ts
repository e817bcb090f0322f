import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import * as fc from 'fast-check'
import { test } from '@japa/runner'
import { PEOPLE } from '@botanica/demo-world'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { appUrl } from '#config/app'
import { makeUser, OWNER } from '#database/factories/index'
import { HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { recount } from '#app/directory/recount'
import { botRatingsCounter, reviewVotesCounter } from '#app/reviews/actions/recount_reviews'
import { apiDocument } from '#app/site/api_document'
import { botVotesCounter, memberVotesCounter } from '#app/voting/actions/recount_votes'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { usePushService } from '#tests/inbox/support/push'
import { makeActors, markPrivateTexts, type Actor } from '#tests/openapi/fuzz/actors'
import { judge } from '#tests/openapi/fuzz/judge'
import { Report } from '#tests/openapi/fuzz/report'
import { toRequests, type FuzzRequest, type ProperCall } from '#tests/openapi/fuzz/requests'
import { Sender, type Answer } from '#tests/openapi/fuzz/send'
import { describedCalls, type Call } from '#tests/openapi/support/calls'
import { makeWorld, toQuery, WAYS, type World } from '#tests/openapi/support/ways'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { useVendors } from '#tests/premium/support/payments'
import { listSecretSettings } from '#tests/helpers/secret_settings'

/**
 * Generated requests of every operation by every role, judged by the API description. `npm run fuzz` sets the
 * variables and sends a hundred thousand; as a test it sends the same few every time.
 */
const isLong = process.env.FUZZ_REQUESTS !== undefined
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const onlyOperation = process.env.FUZZ_OPERATION

const MAX_MS = isLong ? 15 * MINUTE_MS : scaleTimeout(MINUTE_MS)
/** Each round has new actors and rows, because requests delete accounts and end sessions. */
const ROUND = 2_000
/** Fewer than a member may have at once. */
const CONNECTIONS = 8
const KIB_PER_MIB = 1_024
/** How far the memory of the process may grow in the second half of a run. In the first, caches fill. */
const MEMORY_GROWTH = 1.2
/** A shorter run ends before the caches are full. */
const MIN_ROUNDS_FOR_MEMORY = 40

/** Operations that end sessions or accounts come last in a round. */
const ENDING = new Set([
  'account.destroy',
  'access_tokens.destroy',
  'admin_users.destroy',
  'admin_users.update',
  'auth.logout',
  'desktop_tokens.destroy',
])

const isEnding = ({ call }: FuzzRequest) => ENDING.has(call.operation.operationId)

/** Routes that the description leaves out, as calls that anybody may make. */
function otherCalls(described: readonly Call[]): Call[] {
  const known = new Set(described.map(({ operation }) => operation.operationId))
  return (router.toJSON().root ?? [])
    .filter(({ name, pattern }) => name !== undefined && !known.has(name) && pattern !== '*')
    .map(({ name, pattern, methods }) => ({
      name: pattern,
      method: methods[0]!,
      path: pattern.replaceAll(/:(\w+)\??/g, '{$1}'),
      operation: {
        operationId: name!,
        tags: [],
        summary: '',
        security: [],
        responses: {},
      },
    }))
}

test.group('Fuzzing', (group) => {
  const callers = useCallers(group)
  useSimulatedDiscord(group)
  useVendors(group)
  usePushService(group)
  let server: ServerProcess
  /** Responses that tell the client to retry. The log reports their cause as an error. */
  const unavailable: Answer[] = []
  group.setup(async () => {
    server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: { APP_URL: appUrl, LOG_LEVEL: 'warn', RATE_LIMIT_PROFILE: 'off' },
    })
    return () => server.kill()
  })

  async function toActor(id: string, name: string): Promise<Actor> {
    const { roles } = await db.from('users').where('id', id).firstOrFail()
    return { name, id, roles, headers: await callers.headersOf({ id }) }
  }

  /** How a call is meant to be made in this world. */
  async function toProperCall(call: Call, world: World, actors: Map<string, Actor>) {
    const way = WAYS[call.operation.operationId] ?? {}
    const id = way.as?.(world).id
    if (id !== undefined && !actors.has(id)) actors.set(id, await toActor(id, 'the one who may'))
    const visitor = { name: 'visitor', id: null, roles: [], headers: way.headers?.(world) ?? {} }
    return {
      actor: id === undefined ? visitor : actors.get(id)!,
      id: way.id?.(world) ?? '',
      query: toQuery(way, world),
      body: way.body?.(world),
    } satisfies ProperCall
  }

  /** The requests of one round: those of all operations in turn. */
  async function createRound(calls: readonly Call[], round: number, size: number) {
    const world = await makeWorld()
    const hidden = await markPrivateTexts()
    const actors = await makeActors(callers, world)
    const byMember = new Map<string, Actor>()
    const proper = new Map<Call, ProperCall>()
    for (const call of calls) proper.set(call, await toProperCall(call, world, byMember))
    const properIds = [...proper.values()].flatMap(({ id }) => [id].flat().map(String))
    const ids = [...new Set([hidden, ...properIds])].filter(Boolean)
    const document = await apiDocument()
    const each = Math.ceil(size / calls.length)
    const byCall = calls.map((call, index) => {
      const subjects = { document, actors, proper: proper.get(call)!, ids }
      return fc.sample(toRequests(call, subjects), {
        seed: seed + round * calls.length + index,
        numRuns: each,
      })
    })
    const inTurn = Array.from({ length: each }, (_, at) => byCall.map((list) => list[at]!)).flat()
    return [
      ...inTurn.filter((request) => !isEnding(request)),
      ...inTurn.filter((request) => isEnding(request)),
    ]
  }

  async function exchange(sender: Sender, request: FuzzRequest, report: Report, secrets: string[]) {
    const { method, target, headers, bytes, actor, call } = request
    try {
      const answer = bytes
        ? await sender.sendBytes(bytes)
        : await sender.send({ ...request, headers: { ...actor.headers, ...headers } })
      report.count(request, answer?.status ?? 0)
      if (!answer) return
      if (answer.status === HTTP_SERVICE_UNAVAILABLE) unavailable.push(answer)
      const exchanged = { call: bytes ? undefined : call, actor, method, target, answer }
      for (const what of await judge(exchanged, secrets)) report.addFinding(request, what)
    } catch (error) {
      report.count(request, 0)
      report.addFinding(request, `gets no response: ${(error as Error).message}`)
    }
  }

  async function readMemoryKib() {
    const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1])
  }

  test('finds no undescribed response, no leak and no crash', async ({ assert }) => {
    const described = await describedCalls()
    const all = [...described, ...otherCalls(described)]
    const calls = all.filter(
      ({ operation }) => !onlyOperation || operation.operationId === onlyOperation
    )
    assert.isNotEmpty(calls, `there is no operation ${onlyOperation}`)
    await makeUser({ id: PEOPLE.vlad })
    const secrets = [...listSecretSettings(), app.makePath()]
    const report = new Report()
    const sender = new Sender(new URL(server.client.url), CONNECTIONS)
    const memory: number[] = []
    const startedAt = Date.now()
    for (let round = 0; report.requests < requests && Date.now() - startedAt < MAX_MS; round++) {
      const waiting = await createRound(calls, round, Math.min(ROUND, requests - report.requests))
      const send = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          await exchange(sender, next, report, secrets)
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, send))
      memory.push(await readMemoryKib())
    }
    sender.close()
    const seconds = (Date.now() - startedAt) / SECOND_MS

    if (isLong) {
      process.stdout.write(
        `${report.format()}\n\nseed ${seed}, ${report.requests} requests in ${seconds.toFixed()} s, ` +
          `memory in MiB: ${memory.map((kib) => Math.round(kib / KIB_PER_MIB)).join(', ')}\n`
      )
    }
    assert.deepEqual(report.findings, [], `seed ${seed}`)
    assert.isAtLeast(report.requests, requests)
    assert.isNull(server.child.exitCode)
    assert.equal((await server.client.get('/health/ready')).status, 200)
    assert.deepEqual(findErrors(server.output(), unavailable), [])
    if (memory.length >= MIN_ROUNDS_FOR_MEMORY) {
      const halfway = memory[Math.floor(memory.length / 2)]!
      assert.isBelow(memory.at(-1)!, halfway * MEMORY_GROWTH)
    }
    const counters = [memberVotesCounter, botVotesCounter, botRatingsCounter, reviewVotesCounter]
    const { differences } = await recount(db.connection(OWNER.connection), counters)
    assert.deepEqual(differences, [])
  }).timeout(MAX_MS + scaleTimeout(MINUTE_MS))
})

const ERROR_LEVEL = 50

/**
 * Returns the lines of the log that report errors, and those that are not of the log.
 * @param unavailable responses whose errors the client was told to wait for
 */
function findErrors(output: string, unavailable: readonly Answer[]): string[] {
  const ids = unavailable.map(({ headers }) => headers.get('x-request-id')!)
  return output
    .split('\n')
    .filter((line) => line !== '' && !ids.some((id) => line.includes(id)))
    .filter((line) => {
      if (!line.startsWith('{')) return true
      return (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL
    })
}
