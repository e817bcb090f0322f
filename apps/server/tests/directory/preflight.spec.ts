import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeStaff, nextSnowflake } from '#database/factories/index'
import { userAddressConfig } from '#config/user_addresses'
import { checkPendingBots } from '#app/directory/preflight/jobs/check_pending_bots'
import { STAFF_BOT_TOPIC } from '#app/directory/outbox'
import type { PreflightResult } from '#app/directory/preflight/run_preflight'
import { submissionOf, useBuilders } from '#tests/directory/support/builders'
import { storePresence } from '#tests/platform/support/presences'

const OWN = '/api/preflights'
const staffPath = ({ id }: { id: number }) => `/api/admin/bots/${id}/preflight`
const run = () => checkPendingBots.run({}, new AbortController().signal)

const DESCRIPTION = `It waters every plant of your server while you sleep, weeds the beds in the morning,
  prunes what has grown too tall, and tells you at breakfast what it has done and what is left for you.`
const SIMILAR = DESCRIPTION.replace('every plant', 'each plant').toUpperCase()
const OTHER = `A jukebox for voice channels: queues, loops, lyrics, radio stations of forty countries, and
  playlists that a whole server edits together. Nothing is recorded, and nothing costs money.`

/** The fields that the call takes, of a listing that passes all checks. */
function listingOf(discordBotId: string, overrides: Record<string, unknown> = {}) {
  const { shortDescription, inviteUrl } = submissionOf(discordBotId)
  return { discordBotId, shortDescription, inviteUrl, description: DESCRIPTION, ...overrides }
}

/** The outcomes by check, with the field where there is one. */
const outcomesOf = (results: PreflightResult[]) =>
  Object.fromEntries(
    results.map(({ check, field, state, reason }) => [
      field ? `${check} ${field}` : check,
      reason ? `${state} ${reason}` : state,
    ])
  )
const resultOf = (results: PreflightResult[], check: string) =>
  results.find((result) => result.check === check)
const storedOf = ({ id }: { id: number }) => db.from('bot_preflights').where('bot_id', id).first()
const countStored = async () => (await db.from('bot_preflights')).length

test.group('Checks of a listing before it is submitted', (group) => {
  const { discord, builder, botAtDiscord } = useBuilders(group)
  let address = ''
  const requests: { url: string; headers: Record<string, unknown> }[] = []
  group.setup(async () => {
    // Responds with the status in the path.
    const server = createServer(({ url, headers }, response) => {
      requests.push({ url: url!, headers })
      response.writeHead(Number(url!.slice(1)), { location: '/200' }).end('x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    }
  })
  group.each.setup(async () => {
    await db.from('bots').delete()
    requests.length = 0
    return () => {
      userAddressConfig.allowsLoopback = true
    }
  })

  async function check(overrides: Record<string, unknown> = {}, id = botAtDiscord()) {
    const { browser } = await builder()
    const { status, body } = await browser.send('POST', OWN, listingOf(id, overrides))
    return { status, body, results: body.results as PreflightResult[] }
  }

  test('say that everything is fine, and store nothing', async ({ assert }) => {
    const id = botAtDiscord()
    await storePresence(id)
    const { status, body, results } = await check({ website: `${address}/200` }, id)
    assert.equal(status, 200)
    assert.deepEqual(outcomesOf(results), {
      account: 'passed',
      public: 'passed',
      invitation: 'passed',
      'text shortDescription': 'passed',
      'text description': 'passed',
      duplicate: 'passed',
      'link website': 'passed',
      online: 'passed',
    })
    assert.closeTo(Date.parse(body.checkedAt), Date.now(), 60_000)
    assert.equal(await countStored(), 0)
    assert.notProperty(requests[0]!.headers, 'cookie')
  })

  test('block what a submission refuses, also in an empty form', async ({ assert }) => {
    const { browser } = await builder()
    const { status, body } = await browser.send('POST', OWN, { website: 'javascript:alert(1)' })
    assert.equal(status, 200)
    assert.deepEqual(outcomesOf(body.results), {
      account: 'blocked invalid',
      invitation: 'blocked invalid',
      'text shortDescription': 'blocked invalid',
      'text description': 'blocked invalid',
      'link website': 'blocked invalid',
      online: 'unknown unseen',
    })
  })

  test('block an id that Discord knows as no bot', async ({ assert }) => {
    const { member, browser } = await builder()
    const { body } = await browser.send('POST', OWN, listingOf(member.id))
    assert.equal(outcomesOf(body.results).account, 'blocked unknownBot')
  })

  test('hint at a bot that only its owner may add', async ({ assert }) => {
    const id = nextSnowflake('bot')
    discord.control.addBot({ id, name: 'Shy', username: 'shy', public: false })
    const { results } = await check({}, id)
    assert.equal(outcomesOf(results).public, 'hint private')
  })

  test('decode the invitation: {query} is {outcome}')
    .with([
      { query: 'scope=bot&permissions=2048', outcome: 'passed' },
      { query: 'scope=applications.commands', outcome: 'passed' },
      { query: 'scope=bot%20identify&permissions=128', outcome: 'hint sensitive' },
      { query: 'scope=bot&permissions=8', outcome: 'hint dangerous' },
      { query: 'scope=identify', outcome: 'hint undecodable' },
      { query: 'scope=bot&permissions=all', outcome: 'hint undecodable' },
    ])
    .run(async ({ assert }, { query, outcome }) => {
      const id = botAtDiscord()
      const inviteUrl = `https://discord.com/oauth2/authorize?client_id=${id}&${query}`
      const { results } = await check({ inviteUrl }, id)
      assert.equal(outcomesOf(results).invitation, outcome)
    })

  test('hint at a short description', async ({ assert }) => {
    const { results } = await check({ description: OTHER.slice(0, 149) })
    assert.equal(outcomesOf(results)['text description'], 'hint short')
  })

  test('hint at an address that responds {status}: {outcome}')
    .with([
      { status: 302, outcome: 'passed' },
      { status: 403, outcome: 'passed' },
      { status: 404, outcome: 'hint missing' },
      { status: 410, outcome: 'hint missing' },
      { status: 500, outcome: 'hint error' },
    ])
    .run(async ({ assert }, { status, outcome }) => {
      const { results } = await check({ github: `${address}/${status}` })
      assert.equal(outcomesOf(results)['link github'], outcome)
      assert.equal(resultOf(results, 'link')!.status, status)
      assert.deepEqual(
        requests.map(({ url }) => url),
        [`/${status}`]
      )
    })

  test('call no address of a private network', async ({ assert }) => {
    userAddressConfig.allowsLoopback = false
    // Another origin than before, so that no open connection is used.
    const website = address.replace('127.0.0.1', 'localhost')
    const { results } = await check({ website, github: 'http://10.0.0.1/' })
    assert.include(outcomesOf(results), {
      'link website': 'hint forbidden',
      'link github': 'hint forbidden',
    })
    assert.isEmpty(requests)
  })

  test('name a public bot with nearly the same description', async ({ assert }) => {
    const listed = await makeBot({ description: SIMILAR })
    await makeBot({ description: OTHER })
    const { results } = await check()
    assert.deepEqual(resultOf(results, 'duplicate')!.similarBot, {
      discordBotId: listed.discordBotId,
      name: listed.name,
    })
    assert.equal(outcomesOf(results).duplicate, 'hint similar')
  })

  test('name no bot that the author may not see', async ({ assert }) => {
    await makeBot({ description: SIMILAR, approvalStatus: 'pending' })
    await makeBot({ description: SIMILAR, deletedAt: ago({ hours: 1 }) })
    const { results } = await check()
    assert.equal(outcomesOf(results).duplicate, 'passed')
  })

  test('compare no bot with itself', async ({ assert }) => {
    const id = botAtDiscord()
    await makeBot({ discordBotId: id, description: DESCRIPTION })
    const { results } = await check({}, id)
    assert.equal(outcomesOf(results).duplicate, 'passed')
  })

  test('find a copy by its end when its beginning was changed', async ({ assert }) => {
    await makeBot({ description: `Moss! ${SIMILAR}` })
    for (const first of ['aaa', 'mmm', 'nnn', 'zzz']) {
      await Promise.all([1, 2, 3].map((at) => makeBot({ description: `${first} ${at} ${OTHER}` })))
    }
    const { results } = await check({ description: `Fern: ${DESCRIPTION}` })
    assert.equal(outcomesOf(results).duplicate, 'hint similar')
  })

  test('say what could not be checked while Discord is down', async ({ assert }) => {
    const id = botAtDiscord()
    const { results } = await discord.during({ prefix: '/api', kind: 'server_error' }, () =>
      check({}, id)
    )
    assert.include(outcomesOf(results), {
      account: 'unknown unavailable',
      public: 'unknown unavailable',
      duplicate: 'passed',
    })
  })

  test('are for members who are not restricted', async ({ assert }) => {
    const { member, browser } = await builder()
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const { status, body } = await browser.send('POST', OWN, listingOf(botAtDiscord()))
    assert.deepEqual([status, body.code], [403, 'account_restricted'])
  })

  test('refuse unknown fields and endless texts', async ({ assert }) => {
    const { browser } = await builder()
    for (const sent of [{ prefix: '!' }, { description: 'x'.repeat(10_001) }]) {
      assert.equal((await browser.send('POST', OWN, sent)).status, 422)
    }
  })
})

test.group('Checks of a listing for staff', (group) => {
  const { api, builder, botAtDiscord } = useBuilders(group)
  group.each.setup(async () => {
    await db.from('bots').delete()
  })

  async function reviewer() {
    return api.enter(await makeStaff('reviewer'))
  }
  const pendingBot = (overrides: Parameters<typeof makeBot>[0] = {}) =>
    makeBot({
      discordBotId: botAtDiscord(),
      approvalStatus: 'pending',
      description: DESCRIPTION,
      website: null,
      ...overrides,
    })

  test('are stored with the version, for all staff', async ({ assert }) => {
    const bot = await pendingBot()
    const browser = await reviewer()
    const before = await browser.get(`/api/admin/bots/${bot.id}`)
    assert.isNull(before.body.preflight)
    const { status, body } = await browser.send('POST', staffPath(bot), {})
    assert.equal(status, 200)
    assert.equal(body.version, 1)
    assert.include(outcomesOf(body.results), { account: 'passed', duplicate: 'passed' })
    const row = await storedOf(bot)
    assert.equal(row.version, 1)
    assert.deepEqual(row.results, body.results)
    const after = await (await reviewer()).get(`/api/admin/bots/${bot.id}`)
    assert.deepEqual(after.body.preflight, body)
    // Their screens are updated.
    assert.isNotNull(await db.from('outbox').where({ topic: STAFF_BOT_TOPIC, key: bot.id }).first())
  })

  test('replace the last ones, and remember when the bot was online', async ({ assert }) => {
    const bot = await pendingBot()
    const browser = await reviewer()
    await storePresence(bot.discordBotId, { status: 'offline' })
    await browser.send('POST', staffPath(bot), {})
    await db.from('bot_preflights').update({ checked_at: ago({ days: 1 }), version: 7 })
    await storePresence(bot.discordBotId, { status: 'idle' })
    const { body } = await browser.send('POST', staffPath(bot), {})
    assert.deepEqual(resultOf(body.results, 'online')!.online, [false, true])
    assert.equal(await countStored(), 1)
    const row = await storedOf(bot)
    assert.equal(row.version, 1)
    assert.closeTo(row.checked_at.getTime(), Date.now(), 60_000)
  })

  test('compare with bots that only staff see', async ({ assert }) => {
    const hidden = await pendingBot({ description: SIMILAR })
    const bot = await pendingBot()
    const { body } = await (await reviewer()).send('POST', staffPath(bot), {})
    assert.equal(resultOf(body.results, 'duplicate')!.similarBot!.discordBotId, hidden.discordBotId)
  })

  test('of several staff at once leave one row', async ({ assert }) => {
    const bot = await pendingBot()
    const browsers = await Promise.all([reviewer(), reviewer(), reviewer()])
    const answers = await Promise.all(
      browsers.map((browser) => browser.send('POST', staffPath(bot), {}))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200]
    )
    assert.equal(await countStored(), 1)
  })

  test('are for those who decide: not for owners, nor about deleted bots', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await pendingBot({ userId: member.id })
    assert.equal((await browser.send('POST', staffPath(bot), {})).status, 403)
    assert.equal((await api.visitor().send('POST', staffPath(bot), {})).status, 401)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    assert.equal((await (await reviewer()).send('POST', staffPath(bot), {})).status, 404)
    assert.equal(await countStored(), 0)
  })

  test('of a change are about the listing that it would make', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({
      discordBotId: botAtDiscord(),
      userId: member.id,
      description: DESCRIPTION,
      website: null,
    })
    const website = 'http://127.0.0.1:9/nobody-listens'
    await browser.send('PATCH', `/api/bots/${bot.id}`, { website })
    const { id } = await db.from('bot_changes').where('bot_id', bot.id).firstOrFail()
    const path = `/api/admin/bot-changes/${id}/preflight`
    const staff = await reviewer()
    const { status, body } = await staff.send('POST', path, {})
    assert.equal(status, 200)
    assert.equal(body.version, 1)
    assert.include(outcomesOf(body.results), {
      account: 'passed',
      'text description': 'passed',
      'link website': 'hint unreachable',
    })
    assert.equal(await countStored(), 0)

    assert.equal((await browser.send('POST', path, {})).status, 403)
    assert.equal((await api.visitor().send('POST', path, {})).status, 401)
    assert.equal((await staff.send('POST', path, { id })).status, 422)
    await browser.send('DELETE', `/api/bots/${bot.id}/held-change`)
    assert.equal((await staff.send('POST', path, {})).status, 409)
    assert.equal((await staff.send('POST', path.replace(id, '999999'), {})).status, 404)
  })

  test('are made by a job for pending bots, again when the listing changes', async ({ assert }) => {
    const bot = await pendingBot()
    await makeBot()
    assert.deepEqual((await run()).report, { checked: 1 })
    assert.equal((await storedOf(bot)).version, 1)
    assert.equal(await countStored(), 1)
    assert.deepEqual((await run()).report, { checked: 0 })
    await db.from('bot_preflights').update({ version: 2 })
    assert.deepEqual((await run()).report, { checked: 1 })
    await db.from('bot_preflights').update({ checked_at: ago({ hours: 7 }) })
    assert.deepEqual((await run()).report, { checked: 1 })
  })

  test('are exported without the names of other bots, and go with the bot', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await pendingBot({ userId: member.id })
    await pendingBot({ description: SIMILAR })
    await (await reviewer()).send('POST', staffPath(bot), {})
    const { body } = await browser.get('/api/user/export')
    const [exported] = body.bots
    assert.equal(exported.preflight.version, 1)
    const duplicate = resultOf(exported.preflight.results, 'duplicate')
    assert.include(duplicate, { state: 'hint', reason: 'similar' })
    assert.notProperty(duplicate, 'similarBot')
    await db.from('bots').where('id', bot.id).delete()
    assert.equal(await countStored(), 0)
  })
})
