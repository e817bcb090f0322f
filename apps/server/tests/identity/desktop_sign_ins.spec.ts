import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBannedUser, makeStaff, makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { parseDesktopRequest } from '#app/identity/desktop/field_checks'
import { DESKTOP_CODE_LIFE } from '#app/identity/desktop/rules'
import { STAFF_ROLES } from '#app/identity/rules'
import { useApi } from '#tests/directory/support/api'
import { untilSomebodyWaits } from '#tests/helpers/blocked'
import { bearer, newProof } from '#tests/identity/support/desktop'

const PATH = '/api/desktop/sign-ins'
const PROOF = newProof()
const ASKED = { port: 51_000, state: PROOF.state, challenge: PROOF.challenge, device: ' Desk\n1 ' }
/** Parses the query as the page does. */
const read = (asked: object) =>
  parseDesktopRequest(new URLSearchParams(asked as Record<string, string>))
const signIns = () => db.from('desktop_sign_ins')

test.group('POST /api/desktop/sign-ins', (group) => {
  const api = useApi(group)
  group.each.setup(async () => {
    await signIns().delete()
  })

  for (const role of STAFF_ROLES) {
    test(`gives the browser of a ${role} a code for the client`, async ({ assert }) => {
      const member = await makeStaff(role)
      const { status, body } = await (await api.enter(member)).send('POST', PATH, ASKED)
      assert.equal(status, 201)
      const address = new URL(body.redirect_to)
      assert.equal(address.origin, 'http://127.0.0.1:51000')
      assert.equal(address.pathname, '/cb')
      assert.sameMembers([...address.searchParams.keys()], ['code', 'state'])
      assert.equal(address.searchParams.get('state'), PROOF.state)

      const row = await signIns().firstOrFail()
      assert.include(row, { user_id: member.id, challenge: PROOF.challenge, device: 'Desk 1' })
      assert.isNull(row.spent_at)
      assert.equal((row.expires_at - row.created_at) / 1_000, DESKTOP_CODE_LIFE)
      const stored = JSON.stringify(row)
      assert.notInclude(stored, address.searchParams.get('code')!)
      assert.notInclude(stored, PROOF.state)
    })
  }

  test('rejects visitors', async ({ assert }) => {
    assert.equal((await api.visitor().send('POST', PATH, ASKED)).status, 401)
    assert.isEmpty(await signIns())
  })

  test('rejects members who are not staff or are restricted', async ({ assert }) => {
    const forbidden = await (await api.enter(await makeUser())).send('POST', PATH, {})
    assert.deepEqual([forbidden.status, forbidden.body.code], [403, 'forbidden'])
    for (const restricted of [
      await makeBannedUser({ roles: ['moderator'] }),
      await makeStaff('owner', { disabled: true, disableReason: 'Holiday' }),
    ]) {
      const { status, body } = await (await api.enter(restricted)).send('POST', PATH, ASKED)
      assert.deepEqual([status, body.code], [403, 'account_restricted'])
    }
    assert.isEmpty(await signIns())
  })

  test('rejects other sites and tokens', async ({ assert }) => {
    const member = await makeStaff('owner')
    const browser = await api.enter(member)
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const foreign = await browser.send('POST', PATH, ASKED, elsewhere)
    assert.deepEqual([foreign.status, foreign.body.code], [403, 'csrf'])
    for (const scope of ['member', 'staff'] as const) {
      const token = await issueAccessToken({ userId: member.id, name: 'Desk', scope })
      const headers = bearer(token.release())
      const { status, body } = await api.send('POST', PATH, { headers, json: ASKED })
      assert.deepEqual([status, body.code], [403, 'forbidden'])
      assert.include(body.message, scope === 'member' ? 'in a browser' : 'for their work alone')
    }
    assert.isEmpty(await signIns())
  })

  test('rejects invalid requests', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('reviewer'))
    assert.deepEqual(read(ASKED), { ...ASKED, device: 'Desk 1' })
    const wrong = [
      { port: 80 },
      { port: 65_536 },
      { port: 51_000.5 },
      { port: '51000' },
      { state: 'short' },
      { state: `${PROOF.state}&x=1` },
      { challenge: PROOF.challenge.slice(1) },
      { challenge: `${PROOF.challenge}=` },
      { device: '' },
      { device: 'x'.repeat(61) },
      { device: 'a\u202eb' },
    ]
    for (const part of wrong) {
      const { status, body } = await browser.send('POST', PATH, { ...ASKED, ...part })
      assert.equal(status, 422, JSON.stringify(part))
      assert.equal(body.errors[0].field, Object.keys(part)[0])
      // A number in JSON is text in a query.
      if (part.port !== '51000') assert.isNull(read({ ...ASKED, ...part }))
    }
    assert.isEmpty(await signIns())
  })

  test('rejects a member who is banned while the request waits', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const browser = await api.enter(member)
    const ban = await db.transaction()
    await ban.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const answer = browser.send('POST', PATH, ASKED)
    await untilSomebodyWaits()
    await ban.commit()
    assert.equal((await answer).body.code, 'account_restricted')
    assert.isEmpty(await signIns())
  })
})
