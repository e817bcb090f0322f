import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { botLimits } from '#config/directory'
import { ago, hence, makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { deleteExpiredTokens } from '#app/identity/desktop/jobs/delete_expired_tokens'
import { getNeededScope, PERSONAL_TOKEN_CALLS } from '#app/identity/tokens/calls'
import {
  MAX_PERSONAL_TOKENS,
  PERSONAL_TOKEN_SCOPES,
  type PersonalTokenScope,
} from '#app/identity/tokens/rules'
import { submissionOf, useBuilders } from '#tests/directory/support/builders'
import { everything } from '#tests/directory/support/refusals'
import { untilBlockedBy } from '#tests/helpers/blocked'
import { eventually } from '#tests/helpers/eventually'
import { bearer, tokensOf } from '#tests/identity/support/desktop'
import { describedCalls } from '#tests/openapi/support/calls'

const PATH = '/api/user/tokens'
const TOKEN = { name: 'Release script', scopes: ['account:read'], expiresInDays: 30 }
const NOBODY = '999999999999999'
const STAFF = 'staff'
const NO_TOKENS = 'This call takes no personal token. It is done in a browser.'
const lacks = (scope: string) => `The token lacks the scope ${scope}.`

async function issue(
  { id }: { id: string },
  scopes: readonly PersonalTokenScope[] = PERSONAL_TOKEN_SCOPES
) {
  const token = await issueAccessToken({ userId: id, name: 'Script', scope: 'member', scopes })
  return bearer(token.release())
}

const hasMiddleware = ({ middleware }: RouteJSON, name: string) =>
  [...middleware.all()].some((one) => one.name === name)

/** All calls for members and staff, from the router, so that later ones are covered too. */
function memberCalls() {
  return (router.toJSON().root ?? [])
    .filter((route) => hasMiddleware(route, 'authenticate') || route.name === 'auth.user')
    .flatMap((route) =>
      route.methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          route,
          method,
          path: route.pattern.replaceAll(/:\w+/g, NOBODY),
          scope: getNeededScope(route.name),
        }))
    )
}

type MemberCall = ReturnType<typeof memberCalls>[number]

async function allRows() {
  const tables = await db.from('pg_tables').where('schemaname', 'public').select('tablename')
  return everything(tables.map(({ tablename }) => tablename))
}

test.group('Personal tokens', (group) => {
  const { api, builder, botAtDiscord } = useBuilders(group)

  const make = ({ method, path }: MemberCall, headers: Record<string, string>) =>
    api.send(method, path, { headers, ...(method === 'GET' ? {} : { json: {} }) })

  test('are created, listed, used and revoked', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const created = await browser.send('POST', PATH, TOKEN)
    assert.equal(created.status, 201)
    const { id, token, expiresAt } = created.body
    assert.match(token, /^botanica_[\w-]+\.[\w-]+$/)
    assert.isAbove(Date.parse(expiresAt), hence({ days: 29 }).toMillis())

    const { body: account } = await api.get('/api/auth/user', bearer(token))
    assert.equal(account.id, member.id)
    const { body: listed } = await browser.get(PATH)
    assert.containsSubset(listed, [
      { id, name: 'Release script', scope: 'member', scopes: ['account:read'], expiresAt },
    ])
    assert.isNotNull(listed[0].lastUsedAt)
    assert.notInclude(JSON.stringify(listed), token)
    assert.notInclude(JSON.stringify(await tokensOf(member.id)), token)

    const { body: exported } = await browser.get('/api/user/export')
    assert.containsSubset(exported.account.accessTokens, [
      { name: 'Release script', scopes: ['account:read'] },
    ])

    assert.equal((await browser.send('DELETE', `${PATH}/${id}`)).status, 204)
    assert.equal((await browser.send('DELETE', `${PATH}/${id}`)).status, 404)
    assert.equal((await api.get('/api/auth/user', bearer(token))).status, 401)
    const actions = await db.from('admin_logs').where('target_id', member.id).select('action')
    assert.sameMembers(
      actions.map(({ action }) => action),
      ['issue_personal_token', 'revoke_personal_token']
    )
    await eventually(async () => {
      const items = await db.from('inbox_items').where('user_id', member.id)
      return items.length === 1 && items[0].kind === 'token_created'
    })
  })

  test('need a name, known scopes and an end', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const { expiresInDays: _end, ...endless } = TOKEN
    for (const body of [
      {},
      endless,
      { ...TOKEN, name: '' },
      { ...TOKEN, name: 'x'.repeat(51) },
      { ...TOKEN, scopes: [] },
      { ...TOKEN, scopes: ['bots:read', 'bots:read'] },
      { ...TOKEN, scopes: ['votes:write'] },
      { ...TOKEN, scopes: [STAFF] },
      { ...TOKEN, expiresInDays: 0 },
      { ...TOKEN, expiresInDays: 91 },
      { ...TOKEN, expiresInDays: null },
      { ...TOKEN, scope: STAFF },
    ]) {
      assert.equal((await browser.send('POST', PATH, body)).status, 422, JSON.stringify(body))
    }
    assert.isEmpty(await tokensOf(member.id))
  })

  test('are created by members who are not restricted, from our own pages', async ({ assert }) => {
    const member = await makeUser({ banned: true, banReason: 'Spam' })
    const browser = await api.enter(member)
    assert.equal((await api.visitor().send('POST', PATH, TOKEN)).status, 401)
    assert.equal((await browser.send('POST', PATH, TOKEN)).body.code, 'account_restricted')
    const elsewhere = { origin: 'https://elsewhere.example' }
    await db.from('users').where('id', member.id).update({ banned: false, ban_reason: null })
    assert.equal((await browser.send('POST', PATH, TOKEN, elsewhere)).body.code, 'csrf')
    assert.isEmpty(await tokensOf(member.id))
  })

  test('are limited, also when created at the same time', async ({ assert }) => {
    const member = await makeStaff('reviewer')
    await issueAccessToken({ userId: member.id, name: 'Desk', scope: STAFF })
    const browser = await api.enter(member)
    const answers = await Promise.all(
      Array.from({ length: MAX_PERSONAL_TOKENS + 2 }, () => browser.send('POST', PATH, TOKEN))
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 2)
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.code, body.limit], [403, 'limit', MAX_PERSONAL_TOKENS])
    }
    await db
      .from('auth_access_tokens')
      .where({ tokenable_id: member.id, scope: 'member' })
      .limit(1)
      .update({ expires_at: ago({ minutes: 1 }).toJSDate() })
    assert.equal((await browser.send('POST', PATH, TOKEN)).status, 201)
  })

  test('are not created by a member who is being banned', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const trx = await db.transaction()
    await trx.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const creation = browser.send('POST', PATH, TOKEN)
    await untilBlockedBy(trx, creation)
    await trx.commit()
    assert.equal((await creation).body.code, 'account_restricted')
    assert.isEmpty(await tokensOf(member.id))
  })

  test('are not stored with an idempotency key, so a repeated request is 409', async ({
    assert,
  }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const send = () => browser.send('POST', PATH, TOKEN, { 'idempotency-key': 'personal-token' })
    assert.equal((await send()).status, 201)
    const again = await send()
    assert.deepEqual([again.status, again.body.code], [409, 'conflict'])
    const stored = await db.from('idempotency_keys').where('key', 'personal-token').firstOrFail()
    assert.isNull(stored.body)
    assert.lengthOf(await tokensOf(member.id), 1)
  })

  test('are accepted by the calls of the table alone, and only with the scope', async ({
    assert,
  }) => {
    const member = await makeStaff('owner')
    const token = await issue(member)
    const under = new Map<string, Record<string, string>>()
    for (const scope of PERSONAL_TOKEN_SCOPES) {
      const others = PERSONAL_TOKEN_SCOPES.filter((one) => one !== scope)
      under.set(scope, await issue(member, others))
    }
    await db.from('auth_access_tokens').update({ last_used_at: new Date() })
    const calls = memberCalls()
    const before = await allRows()
    for (const call of calls) {
      const { scope, path } = call
      const { status, body } = await make(call, scope === undefined ? token : under.get(scope)!)
      const message = scope === undefined ? NO_TOKENS : lacks(scope)
      assert.deepEqual([status, body.code, body.message], [403, 'forbidden', message], path)
    }
    assert.deepEqual(await allRows(), before)
    for (const call of calls.filter(({ scope }) => scope !== undefined)) {
      const { status, body } = await make(call, token)
      assert.notEqual(status, 401, call.path)
      assert.notEqual(body.code, 'forbidden', call.path)
    }
  })

  test('are refused by every call once revoked or expired', async ({ assert }) => {
    const member = await makeUser()
    const revoked = await issue(member)
    const expired = await issue(member)
    const [first, second] = await tokensOf(member.id)
    const browser = await api.enter(member)
    await browser.send('DELETE', `${PATH}/${first.id}`)
    await db
      .from('auth_access_tokens')
      .where('id', second.id)
      .update({ expires_at: db.raw('now()') })
    for (const headers of [revoked, expired]) {
      for (const call of memberCalls()) {
        const { status, body } = await make(call, headers)
        assert.deepEqual([status, body.code], [401, 'unauthenticated'], call.path)
      }
    }
    await deleteExpiredTokens.run({}, new AbortController().signal)
    assert.isEmpty(await tokensOf(member.id))
  })

  test('are for calls that exist, none of them of staff, as the API description says', async ({
    assert,
  }) => {
    const routes = router.toJSON().root ?? []
    const listed = Object.values(PERSONAL_TOKEN_CALLS)
      .flat()
      .map((name) => routes.find((route) => route.name === name)!)
    for (const route of listed) assert.isFalse(hasMiddleware(route, STAFF), route.name)
    const changes = listed.filter(({ methods }) => !methods.includes('GET'))
    assert.sameMembers(
      changes.map(({ name }) => name),
      ['bots.store', 'bots.update', 'rating_hearts.store', 'rating_replies.store']
    )
    for (const { name, path, operation } of await describedCalls()) {
      const scopes = operation.security.flatMap(({ token = [] }) => token)
      const needed = getNeededScope(operation.operationId)
      const personal = scopes.filter((one) => one !== STAFF)
      assert.deepEqual(personal, needed === undefined ? [] : [needed], name)
      if (path.startsWith('/api/admin/')) assert.deepEqual(scopes, [STAFF], name)
    }
  })

  test('identify nobody on public reads that accept none', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    const path = `/api/bots/discord/${bot.discordBotId}`
    assert.equal((await api.get(path, await issue(member, ['bots:read']))).status, 200)
    assert.equal((await api.get(path, await issue(member, ['bots:write']))).status, 404)
    assert.equal((await api.get('/api/bots', await issue(member, ['bots:write']))).status, 200)
    const followed = await api.get('/api/live?topics=me', await issue(member))
    assert.deepEqual([followed.status, followed.body.message], [403, NO_TOKENS])
  })

  test('submit and edit bots, but do not choose their owners', async ({ assert }) => {
    const { member } = await builder()
    const friend = await makeUser()
    const headers = await issue(member, ['bots:write'])
    const discordBotId = botAtDiscord()
    const json = submissionOf(discordBotId)
    const owned = await api.send('POST', '/api/bots', {
      headers,
      json: { ...json, additionalOwners: [friend.id] },
    })
    assert.deepEqual([owned.status, owned.body.code], [403, 'forbidden'])
    assert.isNull(await db.from('bots').where('discord_bot_id', discordBotId).first())
    const submitted = await api.send('POST', '/api/bots', { headers, json })
    assert.equal(submitted.status, 201)
    const path = `/api/bots/${submitted.body.id}`
    const edited = await api.send('PATCH', path, { headers, json: { prefix: '?' } })
    assert.deepEqual([edited.status, edited.body.prefix], [200, '?'])
    for (const additionalOwners of [[friend.id], []]) {
      const answer = await api.send('PATCH', path, { headers, json: { additionalOwners } })
      assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'])
    }
    const row = await db.from('bots').where('id', submitted.body.id).firstOrFail()
    assert.deepEqual(row.additional_owners, [])
    assert.equal((await api.send('DELETE', path, { headers })).status, 403)
  })

  test('answer reviews of own bots', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot({ userId: member.id })
    const { id } = await makeRating({ botId: bot.id })
    const { id: foreign } = await makeRating({ botId: (await makeBot()).id })
    const headers = await issue(member, ['reviews:reply'])
    const reply = (rating: number) =>
      api.send('POST', `/api/ratings/${rating}/reply`, { headers, json: { reply: 'Thank you' } })
    assert.equal((await reply(id)).status, 200)
    assert.equal((await reply(foreign)).status, 403)
    const row = await db.from('ratings').where('id', id).firstOrFail()
    assert.equal(row.owner_reply, 'Thank you')
  })

  test('of staff carry no staff rights', async ({ assert }) => {
    const { member: staff } = await builder({ roles: ['owner'] })
    const headers = await issue(staff, ['bots:read', 'bots:write'])
    const hidden = await makeBot({ approvalStatus: 'pending' })
    const path = `/api/bots/discord/${hidden.discordBotId}`
    assert.equal((await api.get(path, headers)).status, 404)
    for (let bots = 1; bots < botLimits.free; bots++) await makeBot({ userId: staff.id })
    const json = submissionOf(botAtDiscord())
    const submit = () => api.send('POST', '/api/bots', { headers, json })
    const trx = await db.transaction()
    await trx.rawQuery('SELECT FROM users WHERE id = ? FOR NO KEY UPDATE', [staff.id])
    const raced = submit()
    await untilBlockedBy(trx, raced)
    await makeBot({ userId: staff.id })
    await trx.commit()
    for (const { status, body } of [await raced, await submit()]) {
      assert.deepEqual([status, body.code], [403, 'limit'])
    }
    const browser = await api.enter(staff)
    assert.equal((await browser.send('POST', '/api/bots', json)).status, 201)
  })
})
