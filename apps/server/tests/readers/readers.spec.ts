import { randomBytes } from 'node:crypto'
import { MessageBuilder } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  ago,
  makeAppeal,
  makeBot,
  makeCertificationApplication,
  makeHeldChange,
  makeReport,
  makeStaff,
  makeSupportRequest,
  makeUser,
  OWNER,
} from '#database/factories/index'
import { publish } from '#app/core/outbox/outbox'
import { SECOND_MS } from '#app/core/time'
import { SESSION_EXTENSION_INTERVAL } from '#app/identity/account/rules'
import { issueAccessToken } from '#app/identity/access_tokens'
import { USER_TOPIC } from '#app/identity/outbox'
import { deleteExpiredReaders } from '#app/readers/jobs/delete_expired_readers'
import { type ItemType, READER_MS } from '#app/readers/rules'
import { Listener } from '#tests/core/live/support/listener'
import { useApi } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import { setCookiesOf, type Browser } from '#tests/identity/support/browser'

const PATH = '/api/admin/item-readers'
const SCREENS = 6
const UNKNOWN_ID = 2_000_000_000

const newScreen = () => randomBytes(16).toString('hex')
const readersOf = ({ id }: { id: string }) => db.from('item_readers').where('user_id', id)
const newsCount = async () => (await db.from('outbox').where('topic', 'item_readers')).length
const expire = () =>
  db.from('item_readers').update({ seen_at: ago({ seconds: READER_MS.expiry / SECOND_MS + 1 }) })
const setOwner = (botId: number, { id }: { id: string }) =>
  db.from('bots').where('id', botId).update({ user_id: id })

const open = (browser: Browser, screen: string, itemType: string, itemId: unknown) =>
  browser.send('PUT', `${PATH}/${screen}`, { itemType, itemId })
const close = (browser: Browser, screen: string) => browser.send('DELETE', `${PATH}/${screen}`)

interface Item {
  itemId: number
  /** Makes it the member's own. */
  give: (member: { id: string }) => Promise<unknown>
}

const aboutBot = (itemId: number, botId: number): Item => ({
  itemId,
  give: (member) => setOwner(botId, member),
})

/** An item of each kind. */
const ITEMS: Record<ItemType, () => Promise<Item>> = {
  bot: async () => {
    const { id } = await makeBot({ approvalStatus: 'pending' })
    return aboutBot(id, id)
  },
  bot_change: async () => {
    const { id, botId } = await makeHeldChange()
    return aboutBot(id, botId)
  },
  application: async () => {
    const { id: botId } = await makeBot()
    return aboutBot((await makeCertificationApplication({ botId })).id, botId)
  },
  report_case: async () => {
    const { id: botId } = await makeBot()
    const report = { targetType: 'bot', targetId: botId, reporterId: null } as const
    return aboutBot((await makeReport(report)).caseId, botId)
  },
  appeal: async () => {
    const { id, bot } = await makeAppeal()
    return aboutBot(id, bot.id)
  },
  support_request: async () => {
    const { id } = await makeSupportRequest({ userId: (await makeUser()).id })
    const give = (member: { id: string }) =>
      db
        .connection(OWNER.connection)
        .from('support_requests')
        .where('id', id)
        .update({ user_id: member.id })
    return { itemId: id, give }
  },
}

test.group('Readers of items', (group) => {
  const api = useApi(group)
  useOutboxTail(group)
  group.each.setup(async () => {
    await db.from('item_readers').delete()
  })
  const listFor = async (member: { id: string }) => (await api.getAs(member, PATH)).body
  const listIdsFor = async (member: { id: string }): Promise<string[]> =>
    (await listFor(member)).map(({ person }: { person: { id: string } }) => person.id)
  const follow = async ({ cookies }: Browser) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    return Listener.open(api.url, ['staff:readers'], { cookie })
  }
  /** A staff member with an item open. */
  async function makeReader(role: 'moderator' | 'reviewer' = 'moderator') {
    const [reader, screen] = [await makeStaff(role), newScreen()]
    const browser = await api.enter(reader)
    const { itemId } = await ITEMS.bot()
    await open(browser, screen, 'bot', itemId)
    return { reader, browser, screen, itemId }
  }

  test('are shown to other staff at once, once per item, and never to themselves', async ({
    assert,
  }) => {
    const [reader, colleague] = [await makeStaff('reviewer'), await makeStaff('moderator')]
    const browser = await api.enter(reader)
    const screen = await follow(await api.enter(colleague))
    const { itemId } = await ITEMS.bot()
    const [window, tab] = [newScreen(), newScreen()]
    const { status, text } = await open(browser, window, 'bot', itemId)
    assert.deepEqual([status, text], [204, ''])
    await screen.untilReceived('staff_readers')
    screen.leave()
    await open(browser, tab, 'bot', itemId)
    assert.lengthOf(await readersOf(reader), 2)
    const [entry, ...more] = await listFor(colleague)
    assert.isEmpty(more)
    assert.deepInclude(entry, { itemType: 'bot', itemId })
    assert.equal(entry.person.id, reader.id)
    assert.notProperty(entry.person, 'email')
    assert.deepEqual(await listFor(reader), [])

    await close(browser, window)
    assert.deepEqual(await listIdsFor(colleague), [reader.id])
    assert.equal((await close(browser, tab)).status, 204)
    assert.deepEqual(await listFor(colleague), [])
    assert.isEmpty(await readersOf(reader))
  })

  test('of {0}: are neither shown to nor recorded of staff whose own it is')
    .with(Object.entries(ITEMS))
    .run(async ({ assert }, [itemType, makeItem]) => {
      const [reader, owner] = [await makeStaff('owner'), await makeStaff('moderator')]
      const { itemId, give } = await makeItem()
      assert.equal((await open(await api.enter(reader), newScreen(), itemType, itemId)).status, 204)
      assert.deepEqual(await listIdsFor(owner), [reader.id])
      await give(owner)
      assert.deepEqual(await listFor(owner), [])
      const own = await open(await api.enter(owner), newScreen(), itemType, itemId)
      assert.deepEqual([own.status, own.body.code], [403, 'forbidden'])
      assert.isEmpty(await readersOf(owner))
    })

  test('of {0}: need the right of its queue')
    .with(['application', 'support_request'] as const)
    .run(async ({ assert }, itemType) => {
      const [moderator, reviewer] = [await makeStaff('moderator'), await makeStaff('reviewer')]
      const { itemId } = await ITEMS[itemType]()
      const allowed = await open(await api.enter(moderator), newScreen(), itemType, itemId)
      const refused = await open(await api.enter(reviewer), newScreen(), itemType, itemId)
      assert.deepEqual([allowed.status, refused.status], [204, 403])
      assert.isEmpty(await readersOf(reviewer))
      assert.deepEqual(await listFor(reviewer), [])
      assert.deepEqual(await listIdsFor(await makeStaff('owner')), [moderator.id])
    })

  test('are staff, of items that exist', async ({ assert }) => {
    const { itemId } = await ITEMS.bot()
    const staff = await api.enter(await makeStaff('reviewer'))
    const [visitor, member] = [api.visitor(), await api.enter(await makeUser())]
    const news = await newsCount()
    const answers = [
      await open(visitor, newScreen(), 'bot', itemId),
      await open(member, newScreen(), 'bot', itemId),
      await close(visitor, newScreen()),
      await close(member, newScreen()),
      await open(staff, newScreen(), 'bot', UNKNOWN_ID),
      await open(staff, 'x', 'bot', itemId),
      await close(staff, newScreen().toUpperCase().replace(/^./, 'G')),
      await open(staff, newScreen(), 'user', itemId),
      await open(staff, newScreen(), 'bot', String(itemId)),
      await open(staff, newScreen(), 'bot', 0),
      await staff.send('PUT', `${PATH}/${newScreen()}`, { itemType: 'bot', itemId, text: 'x' }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 403, 401, 403, 404, 404, 404, 422, 422, 422, 422]
    )
    assert.isEmpty(await db.from('item_readers'))
    assert.equal(await newsCount(), news)
  })

  test('stay while they are repeated, which is no news', async ({ assert }) => {
    const { reader, browser, screen, itemId } = await makeReader()
    await db.from('item_readers').update({ seen_at: ago({ seconds: 30 }) })
    const [before] = await readersOf(reader)
    const news = await newsCount()
    assert.equal((await open(browser, screen, 'bot', itemId)).status, 204)
    const [after] = await readersOf(reader)
    assert.isAbove(after.seen_at.getTime(), before.seen_at.getTime())
    assert.equal(await newsCount(), news)
  })

  test('are gone when their client sends no heartbeats, and come back with the next', async ({
    assert,
  }) => {
    const { reader, browser, screen, itemId } = await makeReader()
    const colleague = await makeStaff('reviewer')
    await expire()
    assert.deepEqual(await listFor(colleague), [])
    const listener = await follow(await api.enter(colleague))
    const { report } = await deleteExpiredReaders.run({}, new AbortController().signal)
    assert.deepEqual(report, { readers: 1 })
    await listener.untilReceived('staff_readers')
    listener.leave()
    assert.isEmpty(await readersOf(reader))
    const news = await newsCount()
    await deleteExpiredReaders.run({}, new AbortController().signal)
    assert.equal(await newsCount(), news)
    await open(browser, screen, 'bot', itemId)
    assert.deepEqual(await listIdsFor(colleague), [reader.id])
    assert.equal(await newsCount(), news + 1)
  })

  test('have one item open on a screen', async ({ assert }) => {
    const { reader, browser, screen } = await makeReader()
    const { itemId } = await ITEMS.appeal()
    await open(browser, screen, 'appeal', itemId)
    const rows = await readersOf(reader)
    assert.lengthOf(rows, 1)
    assert.include(rows[0], { screen_id: screen, item_type: 'appeal', item_id: itemId })
  })

  test('are recorded once when requests of a screen race, and others cannot close it', async ({
    assert,
  }) => {
    const [reader, other] = [await makeStaff('reviewer'), await makeStaff('owner')]
    const [browser, screen] = [await api.enter(reader), newScreen()]
    const { itemId } = await ITEMS.bot()
    const answers = await Promise.all(
      Array.from({ length: SCREENS }, () => open(browser.copy(), screen, 'bot', itemId))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array.from({ length: SCREENS }, () => 204)
    )
    assert.equal((await close(await api.enter(other), screen)).status, 204)
    assert.lengthOf(await readersOf(reader), 1)
    const closings = await Promise.all(
      Array.from({ length: SCREENS }, () => close(browser.copy(), screen))
    )
    assert.isTrue(closings.every(({ status }) => status === 204))
    assert.isEmpty(await readersOf(reader))
  })

  test('end when they sign out', async ({ assert }) => {
    const { reader, browser } = await makeReader()
    const token = await issueAccessToken({ userId: reader.id, name: 'Desk', scope: 'staff' })
    const headers = { authorization: `Bearer ${token.release()}` }
    const { itemId } = await ITEMS.bot()
    const json = { itemType: 'bot', itemId }
    await api.send('PUT', `${PATH}/${newScreen()}`, { headers, json })
    assert.lengthOf(await readersOf(reader), 2)
    await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    await eventually(async () => (await readersOf(reader)).length === 1)
    await api.send('DELETE', '/api/desktop/tokens/current', { headers })
    await eventually(async () => (await readersOf(reader)).length === 0)
  })

  test('are hidden as soon as they lose the right, and staff are notified', async ({ assert }) => {
    const { reader } = await makeReader()
    const { reader: banned } = await makeReader('reviewer')
    const colleague = await makeStaff('owner')
    assert.sameMembers(await listIdsFor(colleague), [reader.id, banned.id])
    const screen = await follow(await api.enter(colleague))
    await db
      .from('users')
      .where('id', reader.id)
      .update({ roles: ['user'] })
    await db.from('users').where('id', banned.id).update({ banned: true, ban_reason: 'Spam' })
    assert.deepEqual(await listFor(colleague), [])
    const received = screen.kinds.length
    await db.transaction((trx) => publish(trx, { topic: USER_TOPIC, key: reader.id }))
    await screen.until(({ kinds }) => kinds.slice(received).includes('staff_readers'))
    screen.leave()
  })

  test('do not keep their session alive, unlike what they do', async ({ assert }) => {
    const { reader, browser, screen, itemId } = await makeReader()
    const session = await db.from('sessions').where('user_id', reader.id).firstOrFail()
    const messages = new MessageBuilder()
    const { member } = messages.verify<{ member: object }>(session.data, session.id)!
    const seenAt = Date.now() - (SESSION_EXTENSION_INTERVAL + 10) * SECOND_MS
    const data = messages.build({ member: { ...member, seenAt } }, undefined, session.id)
    await db.from('sessions').where('id', session.id).update({ data })
    const unused = await db.from('sessions').where('id', session.id).firstOrFail()
    for (const answer of [
      await open(browser, screen, 'bot', itemId),
      await open(browser, newScreen(), 'bot', itemId),
      await close(browser, screen),
    ]) {
      assert.equal(answer.status, 204)
      assert.isEmpty(setCookiesOf(answer))
    }
    assert.deepEqual(await db.from('sessions').where('id', session.id).first(), unused)
    const note = { text: 'Its support server is empty.' }
    await browser.send('POST', `/api/admin/bots/${itemId}/notes`, note)
    assert.notDeepEqual(await db.from('sessions').where('id', session.id).first(), unused)
  })

  test('are in the export of their account, and are deleted with it', async ({ assert }) => {
    const { reader, browser, itemId } = await makeReader()
    const { body } = await browser.get('/api/user/export')
    assert.containsSubset(body.openItems, [{ itemType: 'bot', itemId }])
    const { status } = await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.equal(status, 204)
    assert.isEmpty(await readersOf(reader))
  })
})
