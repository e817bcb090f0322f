import { createRequire } from 'node:module'
import { Api } from '@top-gg/sdk'
import * as blapi from 'blapi'
import * as dbots from 'dbots'
import type TopGG from 'dbots/lib/Interface/Lists/TopGG.js'
import { Client } from 'discord.js'
import { DBLClient } from 'discordbotlist'
import { AutoPoster } from 'topgg-autoposter'

/**
 * A program that makes calls with the published clients of other lists, unmodified, and sends their results to the
 * parent process.
 */

export interface ClientBot {
  /** The Discord id. */
  id: string
  name: string
  token: string
}

/** What the parent process knows. */
export interface ClientWorld {
  /** By the name of the package. */
  bots: Record<keyof typeof PACKAGES, ClientBot>
  voterId: string
  /** Of this site in the data of botblock.org. */
  listId: string
}

const GUILDS = 7
const WRONG_TOKEN = 'wrong'
const COMMANDS = [{ name: 'help', description: 'Helps', type: 1 }]
const require = createRequire(import.meta.url)

const toMessage = (error: unknown) => (error as Error).message

async function callTopggSdk({ id, name, token }: ClientBot, { voterId }: ClientWorld) {
  const api = new Api(token)
  await api.postStats({ serverCount: 30, shardId: 1, shardCount: 2 })
  await api.postStats({ serverCount: 500, shardId: 0, shardCount: 2 })
  return {
    stats: await api.getStats(id),
    bot: await api.getBot(id),
    user: await api.getUser(voterId),
    found: await api.getBots({
      search: { username: name } as never,
      fields: ['id', 'username'],
      limit: 5,
    }),
    votes: await api.getVotes(),
    hasVoted: await api.hasVoted(voterId),
    hasOwnVoted: await api.hasVoted(id),
    isWeekend: await api.isWeekend(),
    failure: await new Api(WRONG_TOKEN).postStats({ serverCount: 1 }).catch(toMessage),
  }
}

async function callAutoposter({ token }: ClientBot) {
  const client = new Client({ intents: [] })
  for (let id = 0; id < GUILDS; id++) client.guilds.cache.set(String(id), {} as never)
  const poster = AutoPoster(token, client, { startPosting: false })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  poster.once('posted', resolve)
  poster.once('error', reject)
  await poster.post()
  const posted = await promise
  await client.destroy()
  return { posted }
}

async function callDblapi({ id, name, token }: ClientBot, { voterId }: ClientWorld) {
  const DBLAPI = require('dblapi.js')
  const api = new DBLAPI(token)
  return {
    posted: await api.postStats([20, 22]),
    stats: await api.getStats(id),
    bot: await api.getBot(id),
    user: await api.getUser(voterId),
    found: await api.getBots({ search: `username: ${name}` }),
    votes: await api.getVotes(),
    hasVoted: await api.hasVoted(voterId),
    isWeekend: await api.isWeekend(),
    failure: await new DBLAPI(WRONG_TOKEN).postStats(1).catch(toMessage),
  }
}

/** The names in dbots of lists for which we have a base path: those that get a shard's number, and the others. */
const SERVICES = {
  shards: ['topgg', 'discordbotsgg', 'discordbotlist'],
  whole: ['infinitybotlist', 'discordextremelist'],
} as const

async function callDbots({ id, name, token }: ClientBot, { voterId }: ClientWorld) {
  const services = [...SERVICES.shards, ...SERVICES.whole]
  const apiKeys = Object.fromEntries(services.map((service) => [service, token]))
  const options = { clientID: id, apiKeys, clientLibrary: 'discord.js' } as const
  const topgg = new dbots.Poster(options).getService('topgg') as InstanceType<typeof TopGG.default>
  const post = (service: string, serverCount: number, shard?: { id: number; count: number }) =>
    new dbots.Poster({ ...options, ...(shard && { shard }) }).postManual(service as 'topgg', {
      serverCount,
      userCount: 5,
      voiceConnections: 0,
    })
  const counts: Record<string, number[]> = {}
  const readCount = async (service: string) =>
    (counts[service] ??= []).push((await topgg.getBotStats(id)).data.server_count)
  for (const service of services) {
    await post(service, 100)
    await readCount(service)
  }
  for (const service of SERVICES.shards) {
    await post(service, 500, { id: 0, count: 2 })
    await post(service, 30, { id: 1, count: 2 })
    await readCount(service)
    await post(service, 0)
  }
  for (const service of SERVICES.whole) {
    await post(service, 530, { id: 0, count: 2 })
    await readCount(service)
    await post(service, 0)
  }
  return {
    counts,
    user: (await topgg.getUser(voterId)).data,
    found: (await topgg.getBots({ search: `username: ${name}` })).data,
    votes: (await topgg.getBotVotes(id)).data,
    voted: (await topgg.userVoted(id, voterId)).data,
  }
}

async function callBlapi({ id, token }: ClientBot, { listId }: ClientWorld) {
  blapi.setBotblock(false)
  const keys = { [listId]: token }
  await blapi.manualPost(530, id, keys, undefined, 2, [500, 30])
  await blapi.manualPost(40, id, keys, 1, 3)
  await blapi.manualPost(60, id, keys, 2, 3)
  return {}
}

async function callDiscordbotlist({ id, token }: ClientBot) {
  const adapter = { botId: id, getBotStats: async () => ({ guilds: 64, users: 9_000 }) }
  const client = new DBLClient(token, adapter as never)
  client.on('error', () => {})
  await client.postBotStats()
  await client.postBotCommands(COMMANDS as never)
  return { votes: await client.fetchRecentVotes() }
}

const PACKAGES = {
  '@top-gg/sdk': callTopggSdk,
  'topgg-autoposter': callAutoposter,
  'dblapi.js': callDblapi,
  dbots: callDbots,
  blapi: callBlapi,
  discordbotlist: callDiscordbotlist,
}

const world = JSON.parse(process.env.CLIENT_WORLD!) as ClientWorld
const results: Record<string, unknown> = {}
for (const [name, call] of Object.entries(PACKAGES)) {
  try {
    results[name] = await call(world.bots[name as keyof typeof PACKAGES], world)
  } catch (error) {
    results[name] = { error: String(error) }
  }
}
process.send!(results)
process.disconnect()
