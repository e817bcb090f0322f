import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeInboxItem, makeUser } from '#database/factories/index'
import {
  createInboxItemsOfEvent,
  createPendingInboxItems,
} from '#app/inbox/actions/create_inbox_items'
import { maintainInbox } from '#app/inbox/jobs/maintain_inbox'
import { publishUnhandledEvent } from '#tests/inbox/support/push'
import { useCallers } from '#tests/openapi/support/world'

const PATH = '/api/user/inbox'
const AT_ONCE = 20

const itemsOf = (userId: string) => db.from('inbox_items').where('user_id', userId).orderBy('id')

test.group('The inbox', (group) => {
  const callers = useCallers(group)

  test('an event creates one item per member, however often it is handled', async ({ assert }) => {
    const [one, other] = [await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: one.id })
    const to = [one.id, other.id, one.id, '199999999999999999']
    const id = await publishUnhandledEvent({
      kind: 'bot_rejected',
      to,
      botId: bot.id,
      reason: 'Too loud',
    })
    const every = Array.from({ length: AT_ONCE }, (_, time) =>
      time % 2 === 0 ? createInboxItemsOfEvent(id) : createPendingInboxItems()
    )
    await Promise.all(every)
    assert.lengthOf(await db.from('inbox_items').where('outbox_id', id), 2)
    const [item] = await itemsOf(other.id)
    assert.containsSubset(item, { kind: 'bot_rejected', reason: 'Too loud', bot_id: bot.id })
  })

  test('events that no process handled are caught up on', async ({ assert }) => {
    const member = await makeUser()
    const expiresAt = new Date(Date.now() + 60_000)
    await publishUnhandledEvent({
      kind: 'account_banned',
      to: [member.id],
      reason: 'Spam',
      expiresAt,
    })
    assert.isEmpty(await itemsOf(member.id))
    await maintainInbox.run({}, new AbortController().signal)
    const [item] = await itemsOf(member.id)
    assert.deepEqual(item.expires_at, expiresAt)
  })

  test('deleted accounts get no items', async ({ assert }) => {
    const gone = await makeUser({
      email: null,
      username: null,
      displayName: null,
      discordUsername: null,
      discordDisplayName: null,
      discordDiscriminator: null,
      deletedAt: ago({ hours: 1 }),
    })
    await createInboxItemsOfEvent(
      await publishUnhandledEvent({ kind: 'account_freed', to: [gone.id] })
    )
    assert.isEmpty(await itemsOf(gone.id))
  })

  test('members read only their own items, newest first, also when banned', async ({ assert }) => {
    const member = await makeUser({ banned: true, banReason: 'Spam' })
    await makeInboxItem({ userId: (await makeUser()).id })
    const bot = await makeBot({ userId: member.id, approvalStatus: 'rejected' })
    const hidden = await makeBot({ approvalStatus: 'rejected' })
    const about = { userId: member.id, kind: 'bot_rejected' as const }
    const ids = []
    for (const botId of [bot.id, hidden.id, null]) {
      ids.push((await makeInboxItem({ ...about, botId })).id)
    }
    const headers = await callers.headersOf(member)
    const { body, status } = await callers.ask('GET', PATH, { headers })
    assert.equal(status, 200)
    assert.deepEqual(
      body.map((item: { id: number; bot: { id: number } | null }) => [item.id, item.bot?.id]),
      [
        [ids[2], undefined],
        [ids[1], undefined],
        [ids[0], bot.id],
      ]
    )

    const page = await callers.ask('GET', `${PATH}?limit=2`, { headers })
    assert.lengthOf(page.body, 2)
    const next = /<([^>]*)>/.exec(page.headers.get('link')!)![1]!
    const rest = await callers.ask('GET', next, { headers })
    assert.deepEqual(rest.body[0].id, ids[0])
  })

  test('marking as read is permanent', async ({ assert }) => {
    const [member, other] = [await makeUser({ banned: true }), await makeUser()]
    const ids: number[] = []
    for (let item = 0; item < 4; item++) ids.push((await makeInboxItem({ userId: member.id })).id)
    const foreign = await makeInboxItem({ userId: other.id })
    const headers = await callers.headersOf(member)
    const unread = async () => (await callers.ask('GET', `${PATH}/unread`, { headers })).body.unread
    const read = (json: object) => callers.ask('POST', `${PATH}/read`, { headers, json })
    assert.equal(await unread(), 4)

    assert.deepEqual((await read({ ids: [ids[3], foreign.id] })).body, { unread: 3 })
    const readAt = (await itemsOf(member.id))[3].read_at
    assert.deepEqual((await read({ upTo: ids[1] })).body, { unread: 1 })
    assert.deepEqual((await read({ upTo: ids[3] })).body, { unread: 0 })
    assert.deepEqual((await itemsOf(member.id))[3].read_at, readAt)
    assert.isNull((await itemsOf(other.id))[0].read_at)
  })

  test('rejects {0}')
    .with([
      ['none', {}],
      ['both', { upTo: 1, ids: [1] }],
      ['an empty list', { ids: [] }],
      ['too many', { ids: Array.from({ length: 101 }, (_, id) => id + 1) }],
      ['words', { ids: ['1'] }],
      ['a fraction', { upTo: 1.5 }],
    ] as [string, object][])
    .run(async ({ assert }, [, json]) => {
      const headers = await callers.newcomer()
      const answer = await callers.ask('POST', `${PATH}/read`, { headers, json })
      assert.deepEqual([answer.status, answer.body.code], [422, 'invalid'])
    })

  test('items are deleted after 90 days', async ({ assert }) => {
    const member = await makeUser()
    await makeInboxItem({ userId: member.id, createdAt: ago({ days: 91 }) })
    const kept = await makeInboxItem({ userId: member.id, createdAt: ago({ days: 89 }) })
    await maintainInbox.run({}, new AbortController().signal)
    assert.deepEqual(
      (await itemsOf(member.id)).map(({ id }) => id),
      [kept.id]
    )
  })
})
