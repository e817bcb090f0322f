import { test } from '@japa/runner'
import type { FaultBehavior } from '@botanica/simulators'
import { CHANNELS } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { makeAnnouncement, makeUser } from '#database/factories/index'
import { DAY_MS, HOUR_MS } from '#app/core/time'
import { resetDiscord } from '#app/platform/discord/discord'
import {
  announcementRow,
  CHANNEL,
  deliverDue,
  MESSAGES,
  NEWS,
} from '#tests/announcements/support/deliveries'
import { eventually } from '#tests/helpers/eventually'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const PATH = '/api/admin/announcements'
const SLOW = 30_000
/** Longer than the timeout of a call to Discord. */
const TOO_SLOW_MS = 2_500
/** Longer than Discord deduplicates messages by their nonce. */
const NONCE_FORGOTTEN_MS = 600_000
const LEAST_WAIT = 0.05

test.group('Announcements', (group) => {
  const callers = useCallers(group)
  const discord = useSimulatedDiscord(group)
  let speaker: { id: string }
  let headers: Record<string, string>

  group.setup(async () => {
    speaker = await makeUser({ roles: ['developer_community'] })
    headers = await callers.headersOf(speaker)
  })
  group.each.setup(async () => {
    await db.from('discord_announcements').delete()
  })

  const send = (json: object = {}, more: Record<string, string> = {}) =>
    callers.ask('POST', PATH, { headers: { ...headers, ...more }, json: { ...NEWS, ...json } })
  const sentMessages = () => discord.control.messages(CHANNEL)
  const auditOf = (action: string) =>
    db.from('admin_logs').where({ admin_id: speaker.id, action }).orderBy('id', 'desc').first()

  test('an announcement is sent with its color, its mention and its reactions in order', async ({
    assert,
  }) => {
    const reactions = ['🚀', '❤️', '👍']
    const answer = await send({ mentionHere: true, embedColor: '#57f287', reactions })
    assert.equal(answer.status, 201, answer.text)
    const [message, ...rest] = sentMessages()
    assert.isEmpty(rest)
    assert.containsSubset(answer.body, {
      state: 'sent',
      messageId: message!.id,
      channelName: CHANNELS.greenhouse.name,
      createdBy: speaker.id,
      embedColor: '#57F287',
    })
    assert.equal(message!.content, '@here')
    assert.isTrue(message!.mentionsEveryone)
    assert.containsSubset(message!.embeds, [
      { title: NEWS.title, description: NEWS.description, color: 0x57f287 },
    ])
    await eventually(() => sentMessages()[0]!.reactions.length === reactions.length)
    assert.deepEqual(sentMessages()[0]!.reactions, reactions)
    await eventually(async () => (await announcementRow(answer.body.id)).attempt_at === null)
    assert.equal((await auditOf('create_announcement')).target_id, String(answer.body.id))
  })

  test('text never mentions anybody', async ({ assert }) => {
    await send({ title: '@everyone', description: 'Look, @here and @everyone <@&1>' })
    assert.deepEqual(
      sentMessages().map(({ content, mentionsEveryone }) => [content, mentionsEveryone]),
      [['', false]]
    )
  })

  const TROUBLES: Record<string, FaultBehavior & { times: number }> = {
    'refuses for a moment': { kind: 'rate_limited', retryAfterSeconds: LEAST_WAIT, times: 1 },
    fails: { kind: 'server_error', times: 1 },
    'hangs up': { kind: 'dropped', times: 1 },
    'hangs up after processing the request': { kind: 'lost', times: 1 },
    'answers too late': { kind: 'slow', ms: TOO_SLOW_MS, times: 1 },
  }

  for (const [name, trouble] of Object.entries(TROUBLES)) {
    test(`Discord ${name}: the message is sent once`, async ({ assert }) => {
      discord.control.addFault({ ...trouble, prefix: MESSAGES, method: 'POST' })
      const answer = await send({ mentionEveryone: true })
      assert.equal(answer.status, 201, answer.text)
      assert.include(['pending', 'sending', 'sent'], answer.body.state)
      if (trouble.kind === 'slow') {
        await eventually(() => sentMessages().length === 1, { within: SLOW })
        discord.control.advanceClock(NONCE_FORGOTTEN_MS)
      }
      resetDiscord()
      await deliverDue()
      await deliverDue()
      assert.lengthOf(sentMessages(), 1)
      const row = await announcementRow(answer.body.id)
      assert.deepEqual([row.state, row.message_id], ['sent', sentMessages()[0]!.id])
    })
  }

  test('an announcement that Discord refuses fails with a reason', async ({ assert }) => {
    const lost = await makeAnnouncement({ channelId: CHANNELS.keepers.id })
    await db.from('discord_announcements').update({ attempt_at: new Date(0) })
    await deliverDue()
    const row = await announcementRow(lost.id)
    assert.deepEqual([row.state, row.failure, row.attempt_at], ['failed', 'Missing Access', null])
  })

  test('an announcement that could not be sent for 24 hours fails', async ({ assert }) => {
    const old = await makeAnnouncement()
    await db
      .from('discord_announcements')
      .update({ attempt_at: new Date(0), requested_at: new Date(Date.now() - 86_500_000) })
    await deliverDue()
    assert.equal((await announcementRow(old.id)).state, 'failed')
    assert.isEmpty(sentMessages())
  })

  test('a process whose clock is a day ahead sends announcements', async ({ assert, cleanup }) => {
    const fresh = await makeAnnouncement()
    await db.from('discord_announcements').update({ attempt_at: new Date(0) })
    const { now } = Date
    cleanup(() => {
      Date.now = now
      resetDiscord()
    })
    Date.now = () => now() + DAY_MS + HOUR_MS
    await deliverDue()
    const { state, failure } = await announcementRow(fresh.id)
    assert.deepEqual([state, failure], ['sent', null])
  })

  test('a repeated idempotency key returns the same response and sends nothing', async ({
    assert,
  }) => {
    const key = { 'idempotency-key': 'announcement' }
    const first = await send({}, key)
    const again = await send({}, key)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.deepEqual(again.body, first.body)
    assert.lengthOf(sentMessages(), 1)
  })

  test('an edit changes the message and its reactions', async ({ assert }) => {
    const { body } = await send({ reactions: ['👍', '🎉'] })
    await eventually(() => sentMessages()[0]!.reactions.length === 2)
    const json = { title: 'Newer', description: 'More room.', reactions: ['🎉', '🔥'] }
    const edited = await callers.ask('PUT', `${PATH}/${body.id}`, { headers, json })
    assert.equal(edited.status, 200, edited.text)
    assert.containsSubset(edited.body, { ...json, embedColor: body.embedColor })
    assert.containsSubset(sentMessages()[0]!.embeds, [
      { title: 'Newer', description: 'More room.' },
    ])
    await eventually(() => sentMessages()[0]!.reactions.join('') === '🎉🔥')
    assert.equal((await auditOf('update_announcement')).target_id, String(body.id))
  })

  test('nothing is edited or deleted while Discord is down', async ({ assert }) => {
    const { body } = await send()
    discord.control.addFault({ kind: 'server_error', prefix: MESSAGES })
    const json = { title: 'Newer', description: 'More room.' }
    for (const [method, sent] of [
      ['PUT', { json }],
      ['DELETE', {}],
    ] as const) {
      const answer = await callers.ask(method, `${PATH}/${body.id}`, { headers, ...sent })
      assert.equal(answer.status, 503)
    }
    assert.equal((await announcementRow(body.id)).title, NEWS.title)
  })

  test('deleting deletes the message, even if it is already gone', async ({ assert }) => {
    for (const isGone of [false, true]) {
      const { body } = await send()
      if (isGone) discord.control.removeMessage(body.messageId)
      const answer = await callers.ask('DELETE', `${PATH}/${body.id}`, { headers })
      assert.deepEqual([answer.status, answer.body], [200, { id: body.id }])
      assert.isEmpty(sentMessages())
      assert.isNull(await announcementRow(body.id))
    }
    assert.equal((await auditOf('delete_announcement')).details.targetName, NEWS.title)
  })

  test('an announcement with an unknown outcome cannot be changed', async ({ assert }) => {
    const { id } = await makeAnnouncement({ state: 'sending' })
    const answer = await callers.ask('DELETE', `${PATH}/${id}`, { headers })
    assert.equal(answer.status, 409)
    assert.isNotNull(await announcementRow(id))
  })

  test('{0} is refused')
    .with([
      ['a blank title', { title: ' ' }],
      ['a long title', { title: 'x'.repeat(257) }],
      ['no description', { description: '' }],
      ['a long description', { description: 'x'.repeat(4_097) }],
      ['a private channel', { channelId: CHANNELS.keepers.id }],
      ['a voice channel', { channelId: CHANNELS.pottingShed.id }],
      ['no channel', { channelId: 'x' }],
      ['no preset', { reactions: ['x'] }],
      ['the same reaction twice', { reactions: ['👍', '👍'] }],
      ['no colour', { embedColor: 'red' }],
      ['no yes or no', { mentionEveryone: 'yes' }],
    ] as [string, object][])
    .run(async ({ assert }, [, json]) => {
      const answer = await send(json)
      assert.deepEqual([answer.status, answer.body.code], [422, 'invalid'])
      assert.isEmpty(await db.from('discord_announcements'))
      assert.isEmpty(sentMessages())
    })

  test('lists the channels that the bot may write in', async ({ assert }) => {
    const { body } = await callers.ask('GET', '/api/discord/channels', { headers })
    const { announcements, newBots, greenhouse, romana } = CHANNELS
    assert.deepEqual(body, [announcements, newBots, greenhouse, romana])
  })
})
