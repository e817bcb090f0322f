import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { issueAccessToken, revokeAccessToken } from '#app/identity/access_tokens'
import { requireMember } from '#app/identity/viewer'
import { TOKEN_AGES } from '#app/identity/account/rules'
import { PERSONAL_TOKEN_SCOPES } from '#app/identity/tokens/rules'
import { middleware } from '#start/kernel'
import { useDatabase } from '#tests/helpers/database'
import { startServerWith, type HttpClient } from '#tests/helpers/http'
import { useEntrance } from '#tests/identity/support/entrance'
import { changeMember, createMember } from '#tests/identity/support/members'

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

async function issueTo(columns: Record<string, unknown>, scope: 'member' | 'staff' = 'member') {
  const id = await createMember(columns)
  const scopes = scope === 'member' ? PERSONAL_TOKEN_SCOPES : []
  const token = await issueAccessToken({ userId: id, name: 'Test', scope, scopes })
  return { id, token: token.release() }
}

function encode(text: string) {
  return Buffer.from(text).toString('base64url')
}

test.group('Access tokens', (group) => {
  useDatabase(group)
  const entrance = useEntrance(group)

  let client: HttpClient
  group.setup(async () => {
    const { client: started, close } = await startServerWith((router) => {
      // With names of calls that accept personal tokens.
      router
        .get('/api/seen', ({ viewer }) => ({ id: viewer?.id ?? null }))
        .use(middleware.viewer())
        .as('bots.show')
      router
        .get('/api/mine', (ctx) => requireMember(ctx))
        .use(middleware.authenticate())
        .as('own_bots.index')
      router
        .post('/api/change', (ctx) => requireMember(ctx))
        .use([middleware.authenticate(), middleware.restricted(), middleware.csrf()])
        .as('bots.update')
    })
    client = started
    return async () => {
      await close()
    }
  })

  test('authenticate their member, without CSRF proof', async ({ assert }) => {
    const { id, token } = await issueTo({})
    const read = await client.get('/api/mine', bearer(token))
    assert.equal(read.body.id, id)
    assert.equal(read.body.via, 'token')
    assert.equal(
      (await client.request('POST', '/api/change', { headers: bearer(token) })).status,
      200
    )
    assert.equal((await client.get('/api/mine', { authorization: `bearer  ${token}` })).status, 200)
  })

  test('are stored as a hash only', async ({ assert }) => {
    const { id, token } = await issueTo({})
    const row = await db.from('auth_access_tokens').where('tokenable_id', id).first()
    assert.notInclude(JSON.stringify(row), token)
    const secret = Buffer.from(token.split('.')[1]!, 'base64url').toString()
    assert.isAtLeast(secret.length, 43)
    assert.notInclude(JSON.stringify(row), secret)
  })

  test('end by the clock of the database', async ({ assert }) => {
    const { id, token } = await issueTo({})
    const row = await db.from('auth_access_tokens').where('tokenable_id', id).first()
    const age = (row.expires_at.getTime() - row.created_at.getTime()) / 1_000
    assert.equal(age, TOKEN_AGES.member)
    await db.rawQuery('UPDATE auth_access_tokens SET expires_at = now() WHERE tokenable_id = ?', [
      id,
    ])
    assert.equal((await client.get('/api/mine', bearer(token))).status, 401)
  })

  test('of staff clients expire after half a day, whatever was requested', async ({ assert }) => {
    const id = await createMember({ roles: ['moderator'] })
    await issueAccessToken({ userId: id, name: 'Desk', scope: 'staff', age: TOKEN_AGES.member })
    const row = await db.from('auth_access_tokens').where('tokenable_id', id).first()
    assert.equal((row.expires_at.getTime() - row.created_at.getTime()) / 1_000, 12 * 3_600)
  })

  test('end when revoked, and leave others valid', async ({ assert }) => {
    const { id, token } = await issueTo({})
    const scopes = PERSONAL_TOKEN_SCOPES
    const issued = await issueAccessToken({ userId: id, name: 'Other', scope: 'member', scopes })
    const other = issued.release()
    await revokeAccessToken(token)
    assert.equal((await client.get('/api/mine', bearer(token))).status, 401)
    assert.equal((await client.get('/api/mine', bearer(other))).status, 200)
  })

  test('revoking an invalid token ends none', async ({ assert }) => {
    const { token } = await issueTo({})
    for (const text of ['', 'x', `${token}x`, token.slice(0, -1)]) await revokeAccessToken(text)
    assert.equal((await client.get('/api/mine', bearer(token))).status, 200)
  })

  test('are 401 when malformed, never 500', async ({ assert }) => {
    const { token } = await issueTo({})
    const [identifier, secret] = token.slice('botanica_'.length).split('.')
    const garbage = [
      'x',
      'botanica_',
      'botanica_.',
      `botanica_${identifier}`,
      `botanica_${identifier}.`,
      `botanica_.${secret}`,
      `botanica_${encode('abc')}.${secret}`,
      `botanica_${encode('-1')}.${secret}`,
      `botanica_${encode('9'.repeat(40))}.${secret}`,
      `botanica_${encode("1' OR '1'='1")}.${secret}`,
      `botanica_${encode('1\u0000')}.${secret}`,
      `botanica_${identifier}.${encode('x')}`,
      `${token}x`,
      token.toUpperCase(),
      token.slice('botanica_'.length),
    ]
    for (const text of garbage) {
      const answer = await client.get('/api/mine', bearer(text))
      assert.equal(answer.status, 401, text)
    }
    for (const header of ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} x`]) {
      assert.equal((await client.get('/api/mine', { authorization: header })).status, 401, header)
    }
  })

  test('do not block public reads when invalid', async ({ assert }) => {
    const answer = await client.get('/api/seen', bearer('x'))
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { id: null })
  })

  test('take precedence over a cookie, which is ignored', async ({ assert }) => {
    const { id } = await issueTo({})
    const browser = await entrance.enter(client, id)
    assert.equal((await browser.get('/api/mine')).status, 200)
    for (const authorization of ['', ' ', '\t', 'Bearer', 'Bearer x', 'Basic eDp5', 'x']) {
      assert.equal((await browser.get('/api/mine', { authorization })).status, 401)
      assert.equal((await browser.request('POST', '/api/change', { authorization })).status, 401)
      assert.deepEqual((await browser.get('/api/seen', { authorization })).body, { id: null })
    }
  })

  test('without the staff scope carry no staff rights', async ({ assert }) => {
    const member = await issueTo({ roles: ['owner', 'supporter'] }, 'member')
    const staff = await issueTo({ roles: ['owner', 'supporter'] }, 'staff')
    const asMember = (await client.get('/api/mine', bearer(member.token))).body
    const asStaff = (await client.get('/api/mine', bearer(staff.token))).body
    assert.deepEqual([asMember.isStaff, asMember.roles], [false, ['supporter']])
    assert.deepEqual([asStaff.isStaff, asStaff.roles], [true, ['owner', 'supporter']])
  })

  test('respect a ban from the next request on', async ({ assert }) => {
    const { id, token } = await issueTo({})
    await changeMember(id, { banned: true, ban_reason: 'Spam' })
    const refused = await client.request('POST', '/api/change', { headers: bearer(token) })
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'account_restricted')
  })

  test('record their last use, at most every five minutes', async ({ assert }) => {
    const { id, token } = await issueTo({})
    const lastUse = async () =>
      (await db.from('auth_access_tokens').where('tokenable_id', id).first()).last_used_at
    assert.isNull(await lastUse())
    await client.get('/api/mine', bearer(`${token}x`))
    assert.isNull(await lastUse())
    await client.get('/api/mine', bearer(token))
    const first = await lastUse()
    await client.get('/api/mine', bearer(token))
    assert.deepEqual(await lastUse(), first)
    await db.rawQuery(
      `UPDATE auth_access_tokens SET last_used_at = now() - interval '6 minutes' WHERE tokenable_id = ?`,
      [id]
    )
    await client.get('/api/mine', bearer(token))
    assert.isAbove((await lastUse()).getTime(), first.getTime())
  })
})
