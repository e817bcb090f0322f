import { crc32 } from 'node:zlib'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { restoreBot } from '#app/directory/actions/restore_bot'
import { issueBotToken } from '#app/directory/actions/issue_bot_token'
import { deleteEndedBotTokens } from '#app/directory/jobs/delete_ended_bot_tokens'
import { ENDED_BOT_TOKEN_DAYS, MAX_BOT_TOKENS } from '#app/directory/tokens/rules'
import { issueAccessToken } from '#app/identity/access_tokens'
import { ago, hence, makeBot } from '#database/factories/index'
import { makeBotToken, TOKEN_NAME } from '#tests/directory/support/bot_tokens'
import { useBuilders } from '#tests/directory/support/builders'
import { untilBlockedBy, untilSomebodyWaits } from '#tests/helpers/blocked'
import { Browser } from '#tests/identity/support/browser'

type Bot = Awaited<ReturnType<typeof makeBot>>

const TOKEN = { name: 'Production', scopes: ['stats:write'] }
const pathOf = ({ id }: { id: number }) => `/api/bots/${id}/tokens`
const queryTokens = ({ id }: { id: number }) => db.from('bot_api_tokens').where('bot_id', id)

test.group('The named tokens of a bot', (group) => {
  const { api, builder } = useBuilders(group)

  const post = ({ discordBotId }: Bot, authorization: string) =>
    api.send('POST', `/api/bots/${discordBotId}/stats`, {
      headers: { authorization },
      json: { server_count: 12 },
    })

  test('are created, listed, used and revoked one by one', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const first = await browser.send('POST', pathOf(bot), { ...TOKEN, expiresInDays: 90 })
    const second = await browser.send('POST', pathOf(bot), { ...TOKEN, name: 'Staging' })
    assert.deepEqual([first.status, second.status], [201, 201])
    assert.equal((await post(bot, `Bearer ${first.body.token}`)).status, 200)
    assert.equal((await post(bot, `Bot ${second.body.token}`)).status, 200)

    const { body: listed } = await browser.get(pathOf(bot))
    assert.containsSubset(listed, [
      { id: second.body.id, name: 'Staging', scopes: ['stats:write'], expiresAt: null },
      { id: first.body.id, name: 'Production' },
    ])
    assert.isNotNull(listed[0].lastUsedAt)
    assert.isAbove(Date.parse(listed[1].expiresAt), hence({ days: 89 }).toMillis())
    assert.notInclude(JSON.stringify(listed), 'botanica_bot_')

    const revoked = `${pathOf(bot)}/${first.body.id}`
    assert.equal((await browser.send('DELETE', revoked)).status, 204)
    assert.equal((await browser.send('DELETE', revoked)).status, 404)
    assert.equal((await post(bot, first.body.token)).status, 401)
    assert.equal((await post(bot, second.body.token)).status, 200)
    assert.lengthOf((await browser.get(pathOf(bot))).body, 1)
    const actions = await db.from('admin_logs').where('target_id', String(bot.id)).select('action')
    assert.sameMembers(
      actions.map(({ action }) => action),
      ['issue_bot_token', 'issue_bot_token', 'revoke_bot_token']
    )
  })

  test('end with a checksum by which scanners recognize them', async ({ assert }) => {
    const bot = await makeBot()
    const { token } = await makeBotToken(bot.id)
    const [, secret, checksum] = /^botanica_bot_([\w-]{43})([0-9a-f]{8})$/.exec(token)!
    assert.equal(Number.parseInt(checksum!, 16), crc32(secret!))
    const other = checksum === '00000000' ? '00000001' : '00000000'
    assert.equal((await post(bot, token.slice(0, -8) + other)).status, 401)
    assert.equal((await post(bot, token)).status, 200)
  })

  test('leave the unnamed token alone, which replaces itself only', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const unnamed = await db.transaction((trx) =>
      issueBotToken(trx, { botId: bot.id, createdBy: member.id })
    )
    const { token } = await makeBotToken(bot.id, { createdBy: member.id })
    assert.equal((await post(bot, unnamed)).status, 200)
    assert.deepEqual(
      (await browser.get(pathOf(bot))).body.map(({ name }: { name: string | null }) => name),
      [TOKEN_NAME, null]
    )
    await browser.send('POST', `/api/bots/${bot.id}/token`)
    assert.equal((await post(bot, unnamed)).status, 401)
    assert.equal((await post(bot, token)).status, 200)
  })

  test('without the scope are 403', async ({ assert }) => {
    const bot = await makeBot()
    const { token } = await makeBotToken(bot.id, { scopes: ['votes:read'] })
    const answer = await post(bot, token)
    assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'])
    assert.equal(answer.body.message, 'The token lacks the scope stats:write.')
    const stats = await db.from('bot_stats').where('bot_id', bot.id).firstOrFail()
    assert.isNull(stats.serving_count_at)
  })

  test('expire by the clock of the database', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const { token } = await makeBotToken(bot.id, { createdBy: member.id })
    await queryTokens(bot).update({
      created_at: ago({ days: 2 }).toJSDate(),
      expires_at: ago({ minutes: 1 }).toJSDate(),
    })
    assert.equal((await post(bot, token)).status, 401)
    assert.deepEqual((await browser.get(pathOf(bot))).body, [])
  })

  test('are managed by owners in a browser only', async ({ assert }) => {
    const { member, browser } = await builder()
    const { browser: other } = await builder()
    const bot = await makeBot({ additionalOwners: [member.id] })
    const hidden = await makeBot({ approvalStatus: 'pending' })
    const { id } = await makeBotToken(bot.id)
    const visitor = new Browser(browser.client)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', `/${id}`],
    ] as const) {
      const body = method === 'POST' ? TOKEN : undefined
      const call = (caller: Browser, of: Bot) => caller.send(method, pathOf(of) + path, body)
      assert.equal((await call(visitor, bot)).status, 401)
      assert.equal((await call(other, bot)).status, 403)
      assert.equal((await call(other, hidden)).status, 404)
    }
    const ofMember = await issueAccessToken({ userId: member.id, name: 'A', scope: 'member' })
    const headers = { authorization: `Bearer ${ofMember.release()}` }
    for (const [method, path] of [
      ['POST', pathOf(bot)],
      ['DELETE', `${pathOf(bot)}/${id}`],
    ] as const) {
      assert.equal((await api.send(method, path, { headers, json: TOKEN })).status, 403)
    }
    const own = await makeBot({ userId: member.id })
    assert.equal((await browser.send('DELETE', `${pathOf(own)}/${id}`)).status, 404)
    assert.lengthOf(await queryTokens(bot).whereNull('replaced_at'), 1)
    assert.equal((await browser.send('POST', pathOf(bot), TOKEN)).status, 201)
  })

  test('need a name and known scopes', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    for (const body of [
      {},
      { ...TOKEN, name: '' },
      { ...TOKEN, name: 'x'.repeat(51) },
      { ...TOKEN, scopes: [] },
      { ...TOKEN, scopes: ['stats:write', 'stats:write'] },
      { ...TOKEN, scopes: ['bots:delete'] },
      { ...TOKEN, expiresInDays: 0 },
      { ...TOKEN, expiresInDays: 366 },
      { ...TOKEN, for: 'me' },
    ]) {
      const { status } = await browser.send('POST', pathOf(bot), body)
      assert.equal(status, 422, JSON.stringify(body))
    }
    assert.lengthOf(await queryTokens(bot), 0)
  })

  test('are limited, also when created at the same time', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const answers = await Promise.all(
      Array.from({ length: MAX_BOT_TOKENS + 2 }, () => browser.send('POST', pathOf(bot), TOKEN))
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 2)
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.code, body.limit], [403, 'limit', MAX_BOT_TOKENS])
    }
    assert.lengthOf(await queryTokens(bot), MAX_BOT_TOKENS)
  })

  test('rest while the owner who created them is restricted', async ({ assert }) => {
    const { member } = await builder()
    const bot = await makeBot({ userId: member.id })
    const { token } = await makeBotToken(bot.id, { createdBy: member.id })
    const setBanned = (banned: boolean) =>
      db.from('users').where('id', member.id).update({ banned })
    await setBanned(true)
    assert.equal((await post(bot, token)).status, 401)
    await setBanned(false)
    assert.equal((await post(bot, token)).status, 200)
  })

  test('rest while their bot is deleted', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const { token } = await makeBotToken(bot.id, { createdBy: member.id })
    await browser.send('DELETE', `/api/bots/${bot.id}`)
    assert.equal((await post(bot, token)).status, 401)
    await db.transaction((trx) => restoreBot(trx, bot.id, null))
    assert.equal((await post(bot, token)).status, 200)
  })

  test('of a former owner end, those of the others stay', async ({ assert }) => {
    const { member, browser } = await builder()
    const { member: coOwner } = await builder()
    const bot = await makeBot({ userId: member.id, additionalOwners: [coOwner.id] })
    const own = await makeBotToken(bot.id, { createdBy: member.id })
    const theirs = await makeBotToken(bot.id, { createdBy: coOwner.id })
    const body = { additionalOwners: [] }
    assert.equal((await browser.send('PATCH', `/api/bots/${bot.id}`, body)).status, 200)
    assert.equal((await post(bot, theirs.token)).status, 401)
    assert.equal((await post(bot, own.token)).status, 200)
  })

  test('of a deleted account end, and are in its export before', async ({ assert }) => {
    const { member, browser } = await builder()
    const shared = await makeBot({ additionalOwners: [member.id] })
    const own = await makeBot({ userId: member.id })
    const tokens = [
      await makeBotToken(shared.id, { createdBy: member.id }),
      await makeBotToken(own.id),
    ]
    const { body: exported } = await browser.get('/api/user/export')
    assert.containsSubset(exported.botTokens, [
      { botId: shared.id, name: TOKEN_NAME, scopes: ['stats:write'], endedAt: null },
    ])
    assert.lengthOf(exported.botTokens, 1)
    await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.equal((await post(shared, tokens[0]!.token)).status, 401)
    for (const bot of [shared, own])
      assert.lengthOf(await queryTokens(bot).whereNull('replaced_at'), 0)
  })

  test('of a co-owner end with the account, when both requests wait for the bot', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ additionalOwners: [member.id] })
    const trx = await db.transaction()
    await trx.rawQuery('SELECT FROM bots WHERE id = ? FOR NO KEY UPDATE', [bot.id])
    const creation = browser.send('POST', pathOf(bot), TOKEN)
    await untilBlockedBy(trx, creation)
    const deletion = browser.send('DELETE', '/api/user', { reviews: 'keep' })
    await untilSomebodyWaits(2)
    await trx.commit()
    assert.deepEqual([(await creation).status, (await deletion).status], [201, 204])
    assert.lengthOf(await queryTokens(bot), 1)
    assert.lengthOf(await queryTokens(bot).whereNull('replaced_at'), 0)
  })

  test('are not created by a co-owner whose account is being deleted', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ additionalOwners: [member.id] })
    const trx = await db.transaction()
    await trx.rawQuery('SELECT FROM bots WHERE id = ? FOR NO KEY UPDATE', [bot.id])
    const deletion = browser.send('DELETE', '/api/user', { reviews: 'keep' })
    await untilBlockedBy(trx, deletion)
    const creation = browser.send('POST', pathOf(bot), TOKEN)
    await untilSomebodyWaits(2)
    await trx.commit()
    assert.deepEqual([(await deletion).status, (await creation).status], [204, 401])
    assert.lengthOf(await queryTokens(bot), 0)
  })

  test('are not stored with an idempotency key, so a repeated request is 409', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    for (const [path, body] of [
      [pathOf(bot), TOKEN],
      [`/api/bots/${bot.id}/token`, undefined],
    ] as const) {
      const send = () => browser.send('POST', path, body, { 'idempotency-key': path })
      const first = await send()
      assert.equal(first.status, 201)
      const again = await send()
      assert.deepEqual([again.status, again.body.code], [409, 'conflict'])
      const stored = await db.from('idempotency_keys').where('key', path).firstOrFail()
      assert.deepEqual([stored.status, stored.body], [201, null])
      assert.equal((await post(bot, first.body.token)).status, 200)
    }
    assert.lengthOf(await queryTokens(bot), 2)
  })

  test('are deleted some time after they ended', async ({ assert }) => {
    const bot = await makeBot()
    const old = await makeBotToken(bot.id)
    const recent = await makeBotToken(bot.id)
    const expired = await makeBotToken(bot.id)
    const live = await makeBotToken(bot.id)
    const long = ago({ days: ENDED_BOT_TOKEN_DAYS, minutes: 1 }).toJSDate()
    const before = ago({ days: 2 * ENDED_BOT_TOKEN_DAYS }).toJSDate()
    await queryTokens(bot).update({ created_at: before })
    await queryTokens(bot).where('id', old.id).update({ replaced_at: long })
    await queryTokens(bot).where('id', expired.id).update({ expires_at: long })
    await queryTokens(bot).where('id', recent.id).update({ replaced_at: new Date() })
    await deleteEndedBotTokens.run({}, new AbortController().signal)
    const left = await queryTokens(bot).orderBy('id').select('id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [recent.id, live.id]
    )
  })
})
