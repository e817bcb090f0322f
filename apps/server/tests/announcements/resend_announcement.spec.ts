import { test } from '@japa/runner'
import { CHANNELS } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { ago, hence, makeAnnouncement, makeStaff } from '#database/factories/index'
import {
  announcementRow,
  CHANNEL,
  deliverDue,
  MESSAGES,
} from '#tests/announcements/support/deliveries'
import { atOnce, comingBack, countByStatus } from '#tests/helpers/servers'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const ACTION = 'resend_announcement'
const FAILURE = 'Missing Access'
const AT_ONCE = 10
const LONG_AGO = ago({ days: 3 })

const makeFailedAnnouncement = (channelId: string = CHANNEL) =>
  makeAnnouncement({
    channelId,
    state: 'failed',
    failure: FAILURE,
    reactions: ['🎉'],
    createdAt: LONG_AGO,
    requestedAt: LONG_AGO,
  })
test.group('Sending an announcement again', (group) => {
  const callers = useCallers(group)
  const discord = useSimulatedDiscord(group)
  let speaker: { id: string }
  let headers: Record<string, string>

  group.setup(async () => {
    speaker = await makeStaff('developer_community')
    headers = await callers.headersOf(speaker)
  })
  group.each.setup(async () => {
    await db.from('discord_announcements').delete()
  })

  const send = (id: number, more: object = {}) =>
    callers.ask('POST', `/api/admin/announcements/${id}/send`, { headers, ...more })
  const sentMessages = () => discord.control.messages(CHANNEL)
  const logs = () => db.from('admin_logs').where({ action: ACTION, admin_id: speaker.id })
  group.each.setup(() => async () => {
    await db.from('outbox').delete()
  })

  test('sends it now, however long ago it failed', async ({ assert }) => {
    const { id, nonce, createdAt } = await makeFailedAnnouncement()
    const logsBefore = (await logs()).length
    const { status, body, text } = await send(id)
    assert.equal(status, 200, text)
    assert.containsSubset(body, {
      id,
      state: 'sent',
      failure: null,
      messageId: sentMessages()[0]!.id,
    })
    assert.equal(body.createdAt, createdAt.toUTC().toISO())
    await deliverDue()
    assert.lengthOf(sentMessages(), 1)
    const row = await announcementRow(id)
    assert.include(row, { state: 'sent', failure: null, message_id: body.messageId })
    assert.notEqual(row.nonce, nonce)
    const [log] = (await logs()).slice(logsBefore)
    assert.include(log, { target_id: String(id), target_type: 'announcement' })
    assert.equal(log.details.failure, FAILURE)
    assert.isNotEmpty(await db.from('outbox').where({ topic: 'announcement', key: String(id) }))
  })

  test('sends it once when Discord does not answer', async ({ assert }) => {
    const { id } = await makeFailedAnnouncement()
    discord.control.addFault({ kind: 'lost', prefix: MESSAGES, method: 'POST', times: 1 })
    assert.equal((await send(id)).status, 200)
    await deliverDue()
    await deliverDue()
    assert.lengthOf(sentMessages(), 1)
    assert.equal((await announcementRow(id)).state, 'sent')
  })

  test('fails again when Discord still refuses it', async ({ assert }) => {
    const { id } = await makeFailedAnnouncement(CHANNELS.keepers.id)
    const { status, body } = await send(id)
    assert.deepEqual([status, body.state, body.failure], [200, 'failed', FAILURE])
    assert.equal((await send(id)).status, 200, 'and may be tried as often as the limit allows')
  })

  test('sends a waiting announcement now: {0}')
    .with([
      ['for a person', null],
      ['for its next attempt', hence({ minutes: 5 })],
    ] as const)
    .run(async ({ assert }, [_what, attemptAt]) => {
      const { id } = await makeAnnouncement({ channelId: CHANNEL, attemptAt })
      const { status, body } = await send(id)
      assert.deepEqual([status, body.state], [200, 'sent'])
      await deliverDue()
      assert.lengthOf(sentMessages(), 1)
      const [log] = await logs().where({ target_id: String(id) })
      assert.notProperty(log.details, 'failure')
    })

  test('sends a waiting announcement once, despite concurrent requests and the job', async ({
    assert,
  }) => {
    const { id } = await makeAnnouncement({ channelId: CHANNEL })
    const before = (await logs()).length
    const responses = atOnce(AT_ONCE, () => comingBack(() => send(id)))
    const [answers] = await Promise.all([responses, deliverDue(), deliverDue()])
    assert.deepEqual(countByStatus(answers), { 200: 1, 409: AT_ONCE - 1 })
    await deliverDue()
    assert.lengthOf(sentMessages(), 1)
    assert.lengthOf(await logs(), before + 1)
  })

  test('accepts one of many concurrent requests', async ({ assert }) => {
    const { id } = await makeFailedAnnouncement()
    const before = (await logs()).length
    const answers = await atOnce(AT_ONCE, () => comingBack(() => send(id)))
    assert.deepEqual(countByStatus(answers), { 200: 1, 409: AT_ONCE - 1 })
    assert.lengthOf(sentMessages(), 1)
    assert.lengthOf(await logs(), before + 1)
  })

  test('returns the same response for a repeated idempotency key', async ({ assert }) => {
    const { id } = await makeFailedAnnouncement()
    const key = { headers: { ...headers, 'idempotency-key': 'again' } }
    const first = await send(id, key)
    const again = await send(id, key)
    assert.deepEqual([again.status, again.body], [200, first.body])
    assert.lengthOf(sentMessages(), 1)
  })

  test('sends only failed and waiting announcements again', async ({ assert }) => {
    const messageId = '300000000000000001'
    const due = { attemptAt: LONG_AGO }
    for (const made of [
      due,
      { state: 'sending' as const },
      { state: 'sent' as const, messageId },
    ]) {
      const { id } = await makeAnnouncement(made)
      const before = await announcementRow(id)
      const { status, body } = await send(id)
      assert.deepEqual([status, body.code], [409, 'conflict'])
      assert.deepEqual(await announcementRow(id), before)
    }
    assert.isEmpty(sentMessages())
  })

  test('refuses callers without the right, and unknown announcements', async ({ assert }) => {
    const { id } = await makeFailedAnnouncement()
    const before = await announcementRow(id)
    const moderator = await callers.headersOf(await makeStaff('moderator'))
    assert.equal((await send(id, { headers: {} })).status, 401)
    assert.equal((await send(id, { headers: moderator })).status, 403)
    assert.equal((await send(id, { json: { state: 'sent' } })).status, 422)
    assert.equal((await send(id + 1_000)).status, 404)
    assert.deepEqual(await announcementRow(id), before)
    assert.isEmpty(sentMessages())
  })
})
