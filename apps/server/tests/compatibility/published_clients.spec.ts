import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BOTBLOCK_PATH, COMPATIBILITY_PATH } from '#app/compatibility/rules'
import { BOT_TOKEN_SCOPES } from '#app/directory/tokens/rules'
import { makeBot, makeBotVote, makeUser } from '#database/factories/index'
import type { ClientBot, ClientWorld } from '#tests/compatibility/support/published_clients'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess } from '#tests/helpers/server_process'

/** The address of each list, host and path, as its clients have it in their code, and the list's name here. */
const LISTS: Record<string, [path: string, list: string]> = {
  'top.gg': ['/api', 'topgg'],
  'discord.bots.gg': ['/api/v1', 'botsgg'],
  'discordbotlist.com': ['/api/v1', 'dbl'],
  'api.infinitybotlist.com': ['', 'infinity'],
  'api.discordextremelist.xyz': ['/v2', 'del'],
}

/** The data of botblock.org, which has an entry for each list, and of its lists' former names. */
const BOTBLOCK = 'botblock.org'
const BOTBLOCK_LISTS = '/api/lists'

const PACKAGES = [
  '@top-gg/sdk',
  'topgg-autoposter',
  'dblapi.js',
  'dbots',
  'blapi',
  'discordbotlist',
] as const

// oxlint-disable-next-line typescript/no-explicit-any -- results of six packages
type Results = Record<string, any>

/** Starts a server that forwards what clients send to a list to our server, with our path and otherwise unchanged. */
async function startProxy(serverUrl: string, lists: Record<string, unknown>) {
  const proxy = createServer((incoming, outgoing) => {
    const { host = '' } = incoming.headers
    const url = incoming.url!
    if (host === BOTBLOCK) {
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end(JSON.stringify(url.startsWith(BOTBLOCK_LISTS) ? lists : {}))
      return
    }
    const [path, list] = LISTS[host]!
    const target = new URL(`${COMPATIBILITY_PATH}/${list}${url.slice(path.length)}`, serverUrl)
    const { method, headers } = incoming
    const forwarded = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.closeAllConnections()
      return new Promise<void>((resolve) => proxy.close(() => resolve()))
    },
  }
}

const getSupportFile = (name: string) => app.makePath('tests/compatibility/support', name)

/** Runs all clients in one process. @returns what each of them got */
async function runClients(world: ClientWorld, proxyPort: number): Promise<Results> {
  const child = fork(getSupportFile('published_clients.ts'), {
    execArgv: ['--import', getSupportFile('redirect_tls.ts')],
    env: {
      ...process.env,
      CLIENT_WORLD: JSON.stringify(world),
      PROXY_PORT: String(proxyPort),
    },
  })
  const [results] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the clients ended with ${code}`)
    }),
  ])
  return results as Results
}

test.group('Published clients of other lists', (group) => {
  useDatabase(group)
  const bots = {} as Record<(typeof PACKAGES)[number], ClientBot & { botId: number }>
  let voter: Awaited<ReturnType<typeof makeUser>>
  let results: Results

  group.setup(async () => {
    const server = await startServerProcess({ databaseUrl: databaseUrl() })
    voter = await makeUser({ username: 'voter' })
    for (const name of PACKAGES) {
      const bot = await makeBot()
      const { token } = await makeBotToken(bot.id, { scopes: BOT_TOKEN_SCOPES })
      await makeBotVote({ botId: bot.id, userId: voter.id })
      bots[name] = { botId: bot.id, id: bot.discordBotId, name: bot.name, token }
    }
    const { body: entry } = await server.client.get(BOTBLOCK_PATH)
    const proxy = await startProxy(server.client.url, { [entry.id]: entry })
    const world = { bots, voterId: voter.id, listId: entry.id }
    results = await runClients(world, proxy.port)
    return async () => {
      await proxy.close()
      await server.kill()
    }
  })

  const countOf = async (name: (typeof PACKAGES)[number]) =>
    (await db.from('bot_stats').where('bot_id', bots[name].botId).firstOrFail()).serving_count

  test('@top-gg/sdk', async ({ assert }) => {
    const { id } = bots['@top-gg/sdk']
    assert.containsSubset(results['@top-gg/sdk'], {
      stats: { serverCount: 530, shardCount: 2, shards: [500, 30] },
      bot: { id, server_count: 530, points: 1 },
      user: { id: voter.id, username: 'voter' },
      found: { results: [{ id }], limit: 5, count: 1, total: 1 },
      votes: [{ id: voter.id, username: 'voter' }],
      hasVoted: true,
      hasOwnVoted: false,
      isWeekend: false,
      failure: '401 Unauthorized (You need a token for this endpoint)',
    })
    assert.sameMembers(Object.keys(results['@top-gg/sdk'].found.results[0]), ['id', 'username'])
    assert.equal(await countOf('@top-gg/sdk'), 530)
  })

  test('topgg-autoposter with discord.js', async ({ assert }) => {
    assert.deepEqual(results['topgg-autoposter'], { posted: { serverCount: 7, shardCount: 1 } })
    assert.equal(await countOf('topgg-autoposter'), 7)
  })

  test('dblapi.js', async ({ assert }) => {
    const { id } = bots['dblapi.js']
    assert.containsSubset(results['dblapi.js'], {
      posted: {},
      stats: { server_count: 42 },
      bot: { id },
      user: { id: voter.id },
      found: { results: [{ id }], total: 1 },
      votes: [{ id: voter.id }],
      hasVoted: true,
      isWeekend: false,
      failure: '401 Unauthorized',
    })
    assert.equal(await countOf('dblapi.js'), 42)
  })

  test('dbots', ({ assert }) => {
    const { id } = bots.dbots
    const bothCounts = [100, 530]
    assert.containsSubset(results.dbots, {
      counts: {
        topgg: bothCounts,
        discordbotsgg: bothCounts,
        discordbotlist: bothCounts,
        infinitybotlist: bothCounts,
        discordextremelist: bothCounts,
      },
      user: { id: voter.id },
      found: { results: [{ id }] },
      votes: [{ id: voter.id }],
      voted: { voted: 1 },
    })
  })

  test('blapi, which finds us in the data of botblock.org', async ({ assert }) => {
    assert.deepEqual(results.blapi, {})
    assert.equal(await countOf('blapi'), 40 + 60)
  })

  test('discordbotlist', async ({ assert }) => {
    assert.containsSubset(results.discordbotlist, {
      votes: { total: 1, votes: [{ id: voter.id, username: 'voter' }] },
    })
    assert.equal(await countOf('discordbotlist'), 64)
  })
})
