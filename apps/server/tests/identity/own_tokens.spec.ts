import { test } from '@japa/runner'
import { makeStaff, makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { atOnce, comingBack } from '#tests/helpers/servers'
import { useApi } from '#tests/directory/support/api'
import { bearer, tokensOf } from '#tests/identity/support/desktop'
import { Listener } from '#tests/core/live/support/listener'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import db from '@adonisjs/lucid/services/db'

const PATH = '/api/user/tokens'
const AT_ONCE = 8

async function signIn(member: { id: string }, name = 'Desk') {
  const token = await issueAccessToken({ userId: member.id, name, scope: 'staff' })
  return token.release()
}
const newestOf = async ({ id }: { id: string }) => (await tokensOf(id)).at(-1)!.id as number

test.group('A member’s own tokens', (group) => {
  const api = useApi(group)
  useOutboxTail(group)

  test('GET /api/user/tokens lists valid tokens, newest first', async ({ assert }) => {
    const member = await makeStaff('reviewer')
    await signIn(await makeStaff('reviewer'), 'Somebody else’s')
    await signIn(member, 'Over')
    await db
      .from('auth_access_tokens')
      .where('name', 'Over')
      .update({ expires_at: db.raw('now()') })
    await signIn(member, 'Desk')
    const used = await signIn(member, 'Laptop')
    await api.get('/api/auth/user', bearer(used))

    const { status, body, headers } = await api.getAs(member, PATH)
    assert.equal(status, 200)
    assert.match(headers.get('cache-control')!, /no-store/)
    assert.deepEqual(
      body.map(({ name }: { name: string }) => name),
      ['Laptop', 'Desk']
    )
    const rows = await tokensOf(member.id)
    const row = rows.find(({ name }) => name === 'Laptop')
    assert.deepEqual(body[0], {
      id: row.id,
      name: 'Laptop',
      scope: 'staff',
      scopes: [],
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })
    assert.isNull(body[1].lastUsedAt)
    assert.deepEqual((await api.getAs(await makeUser(), PATH)).body, [])
    assert.equal((await api.get(PATH)).status, 401)
  })

  test('DELETE /api/user/tokens/:id revokes a token, and ends its live streams', async ({
    assert,
  }) => {
    const member = await makeStaff('moderator')
    const kept = await signIn(member)
    const token = await signIn(member)
    const screen = await Listener.open(api.url, ['staff:bots'], bearer(token))
    const path = `${PATH}/${await newestOf(member)}`
    const browser = await api.enter(member)
    assert.equal((await browser.send('DELETE', path)).status, 204)
    assert.equal((await api.get('/api/auth/user', bearer(token))).status, 401)
    assert.equal((await api.get('/api/auth/user', bearer(kept))).status, 200)
    await screen.until(({ hasEnded }) => hasEnded)
    assert.equal((await browser.send('DELETE', path)).status, 404)
    assert.lengthOf(await tokensOf(member.id), 1)
  })

  test('other members’ and unknown tokens are 404', async ({ assert }) => {
    const member = await makeStaff('moderator')
    await signIn(member)
    const path = `${PATH}/${await newestOf(member)}`
    const other = await api.enter(await makeStaff('owner'))
    assert.equal((await other.send('DELETE', path)).status, 404)
    assert.equal((await other.send('DELETE', `${PATH}/0`)).status, 404)
    assert.equal((await api.visitor().send('DELETE', path)).status, 401)
    assert.lengthOf(await tokensOf(member.id), 1)
  })

  test('rejects tokens, other sites and unknown fields', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const ofStaff = await signIn(member)
    const path = `${PATH}/${await newestOf(member)}`
    const ofMember = await issueAccessToken({ userId: member.id, name: 'Desk', scope: 'member' })
    for (const token of [ofStaff, ofMember.release()]) {
      const byToken = await api.send('DELETE', path, { headers: bearer(token) })
      assert.deepEqual([byToken.status, byToken.body.code], [403, 'forbidden'])
    }
    const browser = await api.enter(member)
    const foreign = await browser.send('DELETE', path, {}, { origin: 'https://elsewhere.example' })
    assert.deepEqual([foreign.status, foreign.body.code], [403, 'csrf'])
    assert.equal((await browser.send('DELETE', path, { all: true })).status, 422)
    assert.lengthOf(await tokensOf(member.id), 2)
  })

  test('one of many concurrent requests revokes it', async ({ assert }) => {
    const member = await makeStaff('moderator')
    await signIn(member)
    const path = `${PATH}/${await newestOf(member)}`
    const browser = await api.enter(member)
    const answers = await atOnce(AT_ONCE, () => comingBack(() => browser.send('DELETE', path)))
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
    assert.deepEqual(statuses, [204, ...Array.from({ length: AT_ONCE - 1 }, () => 404)])
    assert.isEmpty(await tokensOf(member.id))
  })
})
