import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS } from '#app/core/time'
import { makeStaff } from '#database/factories/index'
import { deleteExpiredTokens } from '#app/identity/desktop/jobs/delete_expired_tokens'
import { DESKTOP_TOKENS_PER_MEMBER } from '#app/identity/desktop/rules'
import { issueAccessToken } from '#app/identity/access_tokens'
import { Listener } from '#tests/core/live/support/listener'
import { useApi } from '#tests/directory/support/api'
import { bearer, newProof, openCode, shownWith, tokensOf } from '#tests/identity/support/desktop'
import { untilSomebodyWaits } from '#tests/helpers/blocked'
import { atOnce, comingBack } from '#tests/helpers/servers'
import { useOutboxTail } from '#tests/helpers/outbox_tail'

const PATH = '/api/desktop/tokens'
const CURRENT = '/api/desktop/tokens/current'
const AT_ONCE = 12
const HALF_A_DAY_MS = 12 * HOUR_MS

test.group('POST /api/desktop/tokens', (group) => {
  const api = useApi(group)
  const redeem = (code: string, proof = newProof()) =>
    api.send('POST', PATH, shownWith(code, proof))

  test('exchanges a code for a token with the staff scope', async ({ assert }) => {
    const member = await makeStaff('reviewer')
    const proof = newProof()
    const { status, body, headers } = await redeem(await openCode(member.id, proof), proof)
    assert.equal(status, 201)
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.sameMembers(Object.keys(body), ['token', 'expires_at', 'user'])

    const [row, ...others] = await tokensOf(member.id)
    assert.isEmpty(others)
    assert.include(row, { name: 'Desk', scope: 'staff' })
    assert.equal(row.expires_at.toISOString(), body.expires_at)
    assert.equal(row.expires_at - row.created_at, HALF_A_DAY_MS)
    assert.notInclude(JSON.stringify(row), body.token)

    const self = await api.get('/api/auth/user', bearer(body.token))
    assert.deepEqual(self.body, body.user)
    assert.deepEqual(self.body, (await api.getAs(member, '/api/auth/user')).body)
    assert.equal((await api.get('/api/admin/overview', bearer(body.token))).status, 200)
  })

  test('gives the same response whatever is wrong with a code', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const proof = newProof()
    const code = () => openCode(member.id, proof)
    const over = await code()
    await db.rawQuery('UPDATE desktop_sign_ins SET expires_at = now()')
    const former = await makeStaff('reviewer')
    const formers = await openCode(former.id, proof)
    await db
      .from('users')
      .where('id', former.id)
      .update({ roles: ['user'] })
    const banned = await makeStaff('owner', { banned: true, banReason: 'Spam' })
    const spent = await code()
    await redeem(spent, proof)

    const answers = [
      await redeem(newProof().verifier, proof),
      await redeem(over, proof),
      await redeem(spent, proof),
      await redeem(await code(), { ...proof, state: newProof().state }),
      await redeem(await code(), { ...proof, verifier: newProof().verifier }),
      await redeem(formers, proof),
      await redeem(await openCode(banned.id, proof), proof),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 422)
      const { requestId, ...told } = body
      const { requestId: _, ...first } = answers[0]!.body
      assert.deepEqual(told, first)
      assert.isString(requestId)
    }
    for (const { id } of [member, former, banned]) assert.isEmpty(await tokensOf(id))
  })

  test('a code is valid for one attempt, even a wrong one', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const proof = newProof()
    const code = await openCode(member.id, proof)
    assert.equal((await redeem(code)).status, 422)
    assert.equal((await redeem(code, proof)).status, 422)
    assert.isEmpty(await tokensOf(member.id))
  })

  test('reusing a code revokes the token that it gave, and no other', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const proof = newProof()
    const code = await openCode(member.id, proof)
    const { token } = (await redeem(code, proof)).body
    const other = (await redeem(await openCode(member.id, proof), proof)).body.token
    assert.equal((await redeem(code)).status, 422)
    assert.equal((await api.get('/api/auth/user', bearer(token))).status, 401)
    assert.equal((await api.get('/api/auth/user', bearer(other))).status, 200)
  })

  test('one of many concurrent requests gets a token, which the others revoke', async ({
    assert,
  }) => {
    const member = await makeStaff('moderator')
    const proof = newProof()
    const code = await openCode(member.id, proof)
    const answers = await atOnce(AT_ONCE, () => comingBack(() => redeem(code, proof)))
    const given = answers.filter(({ status }) => status === 201)
    assert.lengthOf(given, 1)
    assert.lengthOf(
      answers.filter(({ status }) => status === 422),
      AT_ONCE - 1
    )
    assert.isEmpty(await tokensOf(member.id))
  })

  test('a member has a maximum of tokens, also under concurrency; the oldest is revoked', async ({
    assert,
  }) => {
    const member = await makeStaff('moderator')
    const scopes = ['account:read'] as const
    const other = await issueAccessToken({
      userId: member.id,
      name: 'API',
      scope: 'member',
      scopes,
    })
    const proof = newProof()
    const first = (await redeem(await openCode(member.id, proof), proof)).body.token
    const codes = []
    for (let one = 0; one < DESKTOP_TOKENS_PER_MEMBER * 2; one++)
      codes.push(await openCode(member.id, proof))
    const answers = await Promise.all(codes.map((code) => comingBack(() => redeem(code, proof))))
    for (const { status } of answers) assert.equal(status, 201)
    const rows = await tokensOf(member.id)
    assert.lengthOf(
      rows.filter(({ scope }) => scope === 'staff'),
      DESKTOP_TOKENS_PER_MEMBER
    )
    assert.equal((await api.get('/api/auth/user', bearer(first))).status, 401)
    assert.equal((await api.get('/api/auth/user', bearer(other.release()))).status, 200)
  })

  test('a ban that is in progress takes effect before the token is issued', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const proof = newProof()
    const code = await openCode(member.id, proof)
    const ban = await db.transaction()
    await ban.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const answer = redeem(code, proof)
    await untilSomebodyWaits()
    await ban.commit()
    assert.equal((await answer).status, 422)
    assert.isEmpty(await tokensOf(member.id))
  })

  test('a malformed code is reported by field', async ({ assert }) => {
    const proof = newProof()
    const right = shownWith(newProof().verifier, proof).json
    for (const part of [{ code: 'x' }, { state: '' }, { verifier: 'x'.repeat(42) }, { code: 7 }]) {
      const { status, body } = await api.send('POST', PATH, { json: { ...right, ...part } })
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map(({ field }: { field: string }) => field),
        Object.keys(part)
      )
    }
  })
})

test.group('DELETE /api/desktop/tokens/current', (group) => {
  const api = useApi(group)
  useOutboxTail(group)

  test('revokes the token in the request, and ends its live streams', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const proof = newProof()
    const signIn = async () =>
      (await api.send('POST', PATH, shownWith(await openCode(member.id, proof), proof))).body.token
    const token = await signIn()
    const other = await signIn()
    const screen = await Listener.open(api.url, ['staff:bots'], bearer(token))
    assert.equal(screen.status, 200)

    const { status, text } = await api.send('DELETE', CURRENT, { headers: bearer(token) })
    assert.equal(status, 204)
    assert.equal(text, '')
    assert.equal((await api.get('/api/auth/user', bearer(token))).status, 401)
    assert.equal((await api.get('/api/auth/user', bearer(other))).status, 200)
    assert.lengthOf(await tokensOf(member.id), 1)
    await screen.until(({ hasEnded }) => hasEnded)
  })

  test('succeeds repeatedly, and with any token', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const token = await issueAccessToken({ userId: member.id, name: 'Desk', scope: 'staff' })
    const headers = bearer(token.release())
    for (let round = 0; round < 2; round++)
      assert.equal((await api.send('DELETE', CURRENT, { headers })).status, 204)
    assert.equal((await api.send('DELETE', CURRENT)).status, 204)
    const browser = await api.enter(member)
    assert.equal((await browser.send('DELETE', CURRENT)).status, 204)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
  })
})

test.group('Expired tokens and codes', (group) => {
  useApi(group)

  test('are deleted; a code only when its token cannot be valid any more', async ({ assert }) => {
    const member = await makeStaff('moderator')
    await openCode(member.id)
    await issueAccessToken({ userId: member.id, name: 'Old', scope: 'staff' })
    await db.rawQuery(`
      UPDATE desktop_sign_ins SET created_at = now() - interval '14 hours',
        expires_at = now() - interval '14 hours'`)
    await db.rawQuery(`
      UPDATE auth_access_tokens SET created_at = now() - interval '13 hours',
        expires_at = now() - interval '1 hour'`)
    await openCode(member.id)
    await db.rawQuery(`
      UPDATE desktop_sign_ins SET created_at = now() - interval '11 hours',
        expires_at = now() - interval '11 hours' WHERE created_at > now() - interval '1 hour'`)
    await issueAccessToken({ userId: member.id, name: 'New', scope: 'staff' })
    const { report } = await deleteExpiredTokens.run({}, new AbortController().signal)
    assert.deepEqual(report, { codes: 1, tokens: 1 })
    assert.lengthOf(await db.from('desktop_sign_ins'), 1)
    assert.equal((await tokensOf(member.id))[0].name, 'New')
  })
})
