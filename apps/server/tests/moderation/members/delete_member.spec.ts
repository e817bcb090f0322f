import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signIn } from '#app/identity/actions/sign_in'
import { issueAccessToken } from '#app/identity/access_tokens'
import { makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { atOnce, comingBack } from '#tests/helpers/servers'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'

const TRACES = ['users', 'bots', 'ratings', 'admin_logs', 'outbox', 'auth_access_tokens']
const MANY_AT_ONCE = 5

const findRow = (id: string) => db.from('users').where('id', id).first()
const botRow = (id: number) => db.from('bots').where('id', id).first()
const toPath = ({ id }: { id: string }) => `/api/admin/users/${id}`

test.group('DELETE /api/admin/users/{id}', (group) => {
  const api = useApi(group)

  test('deletes the account as the member could, with the owner as the actor', async ({
    assert,
  }) => {
    const owner = await makeStaff('owner')
    const member = await makeUser({ bio: 'Mine.' })
    const own = await makeBot({ userId: member.id })
    const shared = await makeBot({ additionalOwners: [member.id] })
    const rated = await makeBot()
    const review = await makeRating({ botId: rated.id, userId: member.id, comment: 'Stays.' })
    const session = await api.enter(member)
    const token = await issueAccessToken({ userId: member.id, name: 'mine', scope: 'member' })

    const browser = await api.enter(owner)
    const { status, body } = await browser.send('DELETE', toPath(member))
    assert.deepEqual([status, body], [200, { id: member.id }])

    const row = await findRow(member.id)
    assert.isNotNull(row.deleted_at)
    assert.include(row, { email: null, username: null, bio: null })
    assert.include(await botRow(own.id), { deleted_by: owner.id })
    assert.isNotNull((await botRow(own.id)).deleted_at)
    assert.deepEqual((await botRow(shared.id)).additional_owners, [])
    const keptReview = await db.from('ratings').where('id', review.id).first()
    assert.include(keptReview, { user_id: null, comment: 'Stays.' })

    assert.equal((await session.get('/api/auth/user')).status, 401)
    const authorization = `Bearer ${token.release()}`
    assert.equal((await api.get('/api/auth/user', { authorization })).status, 401)
    assert.equal((await api.get(`/api/users/${member.id}`)).status, 404)
    assert.equal((await browser.get(toPath(member))).status, 404)

    const logs = await db.from('admin_logs').where('admin_id', owner.id).orderBy('id')
    assert.deepEqual(
      logs.map(({ action, target_id: target }) => [action, target]),
      [
        ['delete_bot', String(own.id)],
        ['delete_account', member.id],
      ]
    )
  })

  test('a bot that is deleted with its owner’s account counts as deleted by the member', async ({
    assert,
  }) => {
    const member = await makeUser()
    const bot = await makeBot({ userId: member.id })
    await (await api.enter(member)).send('DELETE', '/api/user', { reviews: 'keep' })
    assert.include(await botRow(bot.id), { deleted_by: member.id })
  })

  test('a ban outlives the account', async ({ assert }) => {
    const member = await makeUser({ banned: true, banReason: 'Spam' })
    const browser = await api.enter(await makeStaff('owner'))
    await browser.send('DELETE', toPath(member))
    await signIn({
      id: member.id,
      username: 'here_again',
      globalName: null,
      discriminator: '0',
      avatar: null,
      banner: null,
      email: null,
    })
    const { body } = await api.getAs(member, '/api/auth/user')
    assert.include(body, { username: 'here_again', banned: true, banReason: 'Spam' })
  })

  test('deletes another owner with the role', async ({ assert }) => {
    const [owner, other] = [await makeStaff('owner'), await makeStaff('owner')]
    const answer = await (await api.enter(owner)).send('DELETE', toPath(other))
    assert.equal(answer.status, 200)
    assert.deepEqual((await findRow(other.id)).roles, ['user'])
  })

  test('is 404 for unknown members, and 422 for a body with fields', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(await makeStaff('owner'))
    const before = await everything(TRACES)
    for (const id of ['499999999999999999', '1', 'olivia'])
      assert.equal((await browser.send('DELETE', toPath({ id }))).status, 404, id)
    const { status, body } = await browser.send('DELETE', toPath(member), { reviews: 'delete' })
    assert.deepEqual([status, body.code], [422, 'unknown_field'])
    assert.deepEqual(await everything(TRACES), before)
  })

  test('concurrent requests delete once', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot({ userId: member.id })
    const browser = await api.enter(await makeStaff('owner'))
    const answers = await atOnce(MANY_AT_ONCE, () =>
      comingBack(() => browser.copy().send('DELETE', toPath(member)))
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, ...Array.from({ length: MANY_AT_ONCE - 1 }, () => 404)])
    assert.lengthOf(await db.from('admin_logs').where('target_id', member.id), 1)
    const logs = await db.from('admin_logs').where({ target_type: 'bot', target_id: `${bot.id}` })
    assert.lengthOf(logs, 1)
  })
})
