import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PEOPLE } from '@botanica/demo-world'
import { choosePort } from '@botanica/testkit/server-settings'
import { ago, hence, makeBot, makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

interface Span {
  name: string
  traceId: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector of OpenTelemetry that keeps the spans it gets. */
async function startCollector() {
  const spans: Span[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    paths.add(request.url!)
    const { resourceSpans = [] } = JSON.parse(body) as {
      resourceSpans?: { scopeSpans: { spans: Span[] }[] }[]
    }
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    paths,
    close: () => server.close(),
  }
}

/** Attributes that the instrumentation sets by itself. */
const PERSONAL_ATTRIBUTES = ['client.address', 'network.peer.address', 'url.path', 'url.query']

const RUNBOOK = 'docs/operations/observe.md'
const METRIC_NAME = /\b(botanica|nodejs|process)_[a-z0-9_]+/g
const TYPE_LINE = /^# TYPE (\S+) (\w+)$/gm
const PARTS_OF_HISTOGRAMS = ['_bucket', '_count', '_sum']

/** The names under which a scrape has samples, or will have once something has happened. */
function listNames(text: string): string[] {
  return [...text.matchAll(TYPE_LINE)].flatMap(([, name, type]) =>
    type === 'histogram' ? PARTS_OF_HISTOGRAMS.map((part) => name + part) : [name!]
  )
}

/** The samples of a scrape by name and labels. */
function parseSamples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    })
  )
}

const countResponses = (samples: Map<string, number>, result: string) =>
  samples.get(`botanica_cache_responses_total{result="${result}"}`)!

test.group('A server process that is observed', (group) => {
  useDatabase(group)
  let collector: Awaited<ReturnType<typeof startCollector>>
  let server: ServerProcess
  let metricsUrl: string

  group.setup(async () => {
    collector = await startCollector()
    const port = await choosePort()
    metricsUrl = `http://127.0.0.1:${port}`
    server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: {
        METRICS_PORT: String(port),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_BSP_SCHEDULE_DELAY: '50',
      },
    })
    return async () => {
      await server.kill()
      collector.close()
    }
  })

  const readMetrics = async () => (await fetch(`${metricsUrl}/metrics`)).text()
  const scrape = async () => parseSamples(await readMetrics())

  test('serves metrics at their own address and nowhere else', async ({ assert }) => {
    const { status, headers } = await fetch(`${metricsUrl}/metrics`)
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
    assert.equal((await fetch(`${metricsUrl}/health/live`)).status, 404)
    assert.equal((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status, 404)
    const site = await server.client.get('/metrics')
    assert.notInclude(site.text, 'botanica_')
  })

  test('counts requests by route pattern and status', async ({ assert }) => {
    const series = 'botanica_http_request_duration_seconds_count'
    const labels = 'method="GET",route="/api/bots/discord/:id",status'
    const bot = await makeBot()
    for (const id of [bot.discordBotId, bot.discordBotId, '1', '2'])
      await server.client.get(`/api/bots/discord/${id}`)
    // A request counts when its response is closed, which may be after the client has it.
    await eventually(async () => (await scrape()).get(`${series}{${labels}="404"}`) === 2)
    assert.equal((await scrape()).get(`${series}{${labels}="200"}`), 2)
    assert.notInclude(await readMetrics(), bot.discordBotId)
  })

  test('serves every metric of the dashboard and the alerts, and the runbook has every alert', async ({
    assert,
  }) => {
    const served = listNames(await readMetrics())
    const [dashboard, alerts, runbook] = await Promise.all(
      ['deploy/observability/dashboard.json', 'deploy/observability/alerts.yml', RUNBOOK].map(
        (path) => readFile(app.makePath('../..', path), 'utf8')
      )
    )
    for (const text of [JSON.stringify(JSON.parse(dashboard!)), alerts!]) {
      const used = text.match(METRIC_NAME)!
      assert.isAbove(used.length, 10)
      for (const name of used) assert.include(served, name)
    }
    const names = [...alerts!.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
    assert.isAbove(names.length, 10)
    for (const name of names) {
      assert.include(runbook, `\n### ${name}\n`)
      assert.include(alerts, `runbook: ${RUNBOOK}#${name.toLowerCase()}\n`)
    }
  })

  test('counts hits and misses of the response cache', async ({ assert }) => {
    const before = await scrape()
    for (let time = 0; time < 3; time++) await server.client.get('/api/categories')
    const after = await scrape()
    assert.equal(countResponses(after, 'miss') - countResponses(before, 'miss'), 1)
    assert.equal(countResponses(after, 'hit') - countResponses(before, 'hit'), 2)
  })

  test('shows the jobs and queues of the database', async ({ assert }) => {
    const { id } = await makeUser()
    const succeededAt = ago({ hours: 2 })
    await db.table('jobs').insert({
      name: 'check_bots',
      finished_at: new Date(),
      succeeded_at: succeededAt.toJSDate(),
      next_at: hence({ hours: 1 }).toJSDate(),
      error: 'Moss',
    })
    await db.table('premium_subscriptions').insert({
      provider: 'stripe',
      subscription_id: 'sub_due',
      user_id: id,
      plan: 'yearly',
      status: 'active',
      asked_at: new Date(),
      next_check_at: ago({ hours: 2 }).toJSDate(),
    })
    const samples = await scrape()
    assert.equal(samples.get('botanica_job_failed{name="check_bots"}'), 1)
    assert.equal(samples.get('botanica_job_failed{name="send_pushes"}'), 0)
    assert.equal(
      samples.get('botanica_job_last_success_timestamp_seconds{name="check_bots"}'),
      succeededAt.toSeconds()
    )
    const queue = 'queue="premium_subscriptions.next_check_at"'
    assert.equal(samples.get(`botanica_queue_due{${queue}}`), 1)
    const ageSeconds = samples.get(`botanica_queue_oldest_due_seconds{${queue}}`)!
    assert.closeTo(ageSeconds, 7_200, 600)
  })

  test('counts rejected webhooks and calls to a service that is down', async ({ assert }) => {
    await server.client.request('POST', '/api/webhooks/stripe', {
      json: { id: 'evt_1' },
      headers: { 'stripe-signature': 't=1,v1=moss' },
    })
    await server.client.get(`/api/discord/users/${PEOPLE.vlad}`)
    const samples = await scrape()
    const webhook = 'provider="stripe",outcome="rejected"'
    assert.equal(samples.get(`botanica_webhooks_received_total{${webhook}}`), 1)
    const call = 'service="Discord",outcome="failed"'
    assert.isAtLeast(samples.get(`botanica_service_call_duration_seconds_count{${call}}`)!, 1)
  })

  test('logs a request by its route, with the id of the response', async ({ assert }) => {
    const { body } = await server.client.get('/api/bots/discord/12345678901234567')
    const findLine = () =>
      server
        .output()
        .split('\n')
        .find((one) => one.includes(body.requestId))
    await eventually(() => findLine() !== undefined)
    const line = findLine()
    const { method, route, status, durationMs } = JSON.parse(line!)
    assert.deepEqual(
      { method, route, status },
      { method: 'GET', route: '/api/bots/discord/:id', status: 404 }
    )
    assert.isAbove(durationMs, 0)
    assert.notInclude(line!, '12345678901234567')
  })

  test('sends spans of requests and their statements, without ids and addresses', async ({
    assert,
  }) => {
    const member = await makeUser()
    const token = (
      await issueAccessToken({ userId: member.id, name: 'trace', scope: 'member' })
    ).release()
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Fern/1.0' }
    await server.client.get(`/api/users/${member.id}?secret=moss`, headers)
    const findRequest = () => collector.spans.find(({ name }) => name === 'GET /api/users/:id')
    const findStatement = () =>
      collector.spans.find(
        ({ name, traceId }) => traceId === findRequest()?.traceId && name.startsWith('pg.query:')
      )
    await eventually(() => findStatement() !== undefined, {
      message: `none of ${collector.spans.map(({ name }) => name).join(', ')}`,
    })
    const sent = JSON.stringify(collector.spans)
    for (const secret of [token, member.id, 'moss', 'Fern/1.0']) assert.notInclude(sent, secret)
    const keys = collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key))
    assert.notIncludeMembers(keys, PERSONAL_ATTRIBUTES)
    assert.deepEqual([...collector.paths], ['/v1/traces'])
  })
})
