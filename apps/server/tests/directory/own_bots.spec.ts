import { test } from '@japa/runner'
import { ago, makeBannedUser, makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

const PATH = '/api/user/bots'

test.group('GET /api/user/bots', (group) => {
  const api = useApi(group)

  test('lists all own and co-owned bots, newest first', async ({ assert }) => {
    const member = await makeUser()
    const rejected = await makeBot({
      userId: member.id,
      approvalStatus: 'rejected',
      createdAt: ago({ days: 3 }),
    })
    const shared = await makeBot({ additionalOwners: [member.id], createdAt: ago({ days: 2 }) })
    const pending = await makeBot({
      userId: member.id,
      approvalStatus: 'pending',
      createdAt: ago({ days: 1 }),
    })
    const gone = await makeBot({
      userId: member.id,
      autoDeleted: true,
      createdAt: ago({ hours: 1 }),
    })
    await makeBot({ userId: member.id, deletedAt: ago({ hours: 1 }) })
    await makeBot()

    const { status, body } = await api.getAs(member, PATH)
    assert.equal(status, 200)
    const shown = body.map(({ id }: { id: number }) => id)
    assert.deepEqual(shown, [gone.id, pending.id, shared.id, rejected.id])
    assert.include(body[3], {
      description: rejected.description,
      approvalStatus: 'rejected',
      approvalReason: rejected.approvalReason,
    })
    assert.isTrue(body[0].autoDeleted)
  })

  test('is paginated', async ({ assert }) => {
    const member = await makeUser()
    for (let made = 0; made < 3; made++) await makeBot({ userId: member.id })
    const browser = await api.enter(member)
    const first = await browser.get(`${PATH}?limit=2`)
    assert.lengthOf(first.body, 2)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    assert.lengthOf((await browser.get(next)).body, 1)
  })

  test('requires a member, banned ones included', async ({ assert }) => {
    assert.equal((await api.get(PATH)).status, 401)
    const banned = await makeBannedUser()
    await makeBot({ userId: banned.id })
    assert.lengthOf((await api.getAs(banned, PATH)).body, 1)
  })
})
