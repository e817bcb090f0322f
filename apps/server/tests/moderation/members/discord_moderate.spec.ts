import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcileDiscordModerations } from '#app/moderation/jobs/reconcile_discord_moderations'
import { resetDiscord } from '#app/platform/discord/discord'
import env from '#start/env'
import { makeStaff, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

/** The first id of the factories is the application's own at the simulated Discord. */
nextSnowflake('member')

const BAN = { action: 'ban', reason: 'Spam în canal' }
const TRACES = ['discord_moderations', 'admin_logs', 'outbox']
const BANS = '/api/guilds'

const rowsOf = (id: string) => db.from('discord_moderations').where('user_id', id).orderBy('id')
const logsOf = (id: string) => db.from('admin_logs').where('target_id', id).orderBy('id')
const past = (minutes: number) => db.raw(`now() - make_interval(mins => ${minutes})`)
const settle = () => reconcileDiscordModerations.run({}, new AbortController().signal)

test.group('POST /api/admin/users/{id}/discord-moderate', (group) => {
  const api = useApi(group)
  const discord = useSimulatedDiscord(group)
  const isBanned = (id: string) => discord.control.bans().has(id)

  async function scene(inServer = true) {
    const member = await makeUser()
    discord.control.addPerson({ id: member.id, username: member.username!, inServer })
    const moderator = await makeStaff('moderator')
    const browser = await api.enter(moderator)
    const path = `/api/admin/users/${member.id}/discord-moderate`
    return {
      member,
      moderator,
      send: (json: unknown, headers = {}) => browser.send('POST', path, json, headers),
    }
  }

  test('bans for good, with the reason in both logs', async ({ assert }) => {
    const { member, moderator, send } = await scene()
    const { status, body } = await send({ ...BAN, duration: null, deleteMessageDays: 7 })
    assert.equal(status, 200)
    assert.include(body, { userId: member.id, action: 'ban', endsAt: null })
    assert.equal(discord.control.bans().get(member.id)?.reason, BAN.reason)
    const [row] = await rowsOf(member.id)
    assert.include(row, { state: 'done', admin_id: moderator.id, reason: BAN.reason })
    const [log] = await logsOf(member.id)
    assert.include(log, { action: 'discord_ban', admin_id: moderator.id })
    assert.include(log.details, {
      reason: BAN.reason,
      targetName: member.displayName,
      deletedMessageDays: 7,
    })
    assert.isFalse((await db.from('users').where('id', member.id).first()).banned)
  })

  test('a reason is as long as Discord keeps it, and told whole', async ({ assert }) => {
    const { member, send } = await scene()
    const reason = `Spam\n${'ș'.repeat(507)}`
    assert.lengthOf(reason, 512)
    const refused = await send({ ...BAN, reason: `${reason}x` })
    assert.equal(refused.status, 422)
    assert.include(refused.body.errors[0], { field: 'reason', rule: 'maxLength' })
    assert.isFalse(isBanned(member.id))
    assert.equal((await send({ ...BAN, reason })).status, 200)
    assert.equal(discord.control.bans().get(member.id)?.reason, reason)
  })

  test('a ban with an end is lifted then, once', async ({ assert }) => {
    const { member, send } = await scene()
    const { body } = await send({ ...BAN, duration: 60 })
    assert.approximately(Date.parse(body.endsAt), Date.now() + 3_600_000, 60_000)
    assert.equal((await settle()).report.lifted, 0)
    assert.isTrue(isBanned(member.id))

    await db
      .from('discord_moderations')
      .where('id', body.id)
      .update({ ends_at: past(1) })
    const reports = await Promise.all([settle(), settle(), settle()])
    assert.equal(
      reports.reduce((sum, { report }) => sum + report.lifted!, 0),
      1
    )
    assert.isFalse(isBanned(member.id))
    assert.equal((await rowsOf(member.id))[0].state, 'done')
    const [, lifted] = await logsOf(member.id)
    assert.include(lifted, { action: 'discord_unban', admin_id: null })
    assert.equal(lifted.details.doneBy, 'job')
  })

  test('a later ban takes the place of an earlier one', async ({ assert }) => {
    const { member, send } = await scene()
    const { body } = await send({ ...BAN, duration: 60 })
    await send(BAN)
    await db
      .from('discord_moderations')
      .where('id', body.id)
      .update({ ends_at: past(1) })
    await settle()
    assert.isTrue(isBanned(member.id))
    assert.lengthOf(await logsOf(member.id), 2)
  })

  test('a ban that Discord does not lift stands, and waits behind others', async ({ assert }) => {
    const { member, send } = await scene()
    const { body } = await send({ ...BAN, duration: 60 })
    const row = () => db.from('discord_moderations').where('id', body.id)
    await row().update({ ends_at: past(1) })
    const fault = { prefix: BANS, kind: 'server_error' } as const
    assert.equal((await discord.during(fault, settle)).report.lifted, 0)
    const waiting = await row().first()
    assert.include(waiting, { state: 'standing', attempts: 1 })
    assert.isAbove(waiting.attempt_at.getTime(), Date.now())

    resetDiscord()
    assert.equal((await settle()).report.lifted, 0)
    await row().update({ attempt_at: past(1) })
    await settle()
    assert.equal((await row().first()).state, 'done')
    assert.lengthOf(await logsOf(member.id), 2)
  })

  test('puts out who may come back; who is not in is 409', async ({ assert }) => {
    const { member, send } = await scene()
    const kick = { action: 'kick', reason: 'Shouting', duration: 5, deleteMessageDays: 1 }
    const { status, body } = await send(kick)
    assert.equal(status, 200)
    assert.include(body, { action: 'kick', endsAt: null })
    assert.isFalse(isBanned(member.id))
    const again = await send(kick)
    assert.deepEqual([again.status, again.body.code], [409, 'conflict'])
    assert.lengthOf(await rowsOf(member.id), 1)
    assert.lengthOf(await logsOf(member.id), 1)
    discord.control.setMembership(member.id, true)
  })

  test('Discord {0}: 503, and nothing half-done')
    .with([
      ['down', { kind: 'dropped' }],
      ['failing', { kind: 'server_error' }],
      ['limiting', { kind: 'rate_limited', retryAfterSeconds: 5 }],
      ['refusing our token', { kind: 'unauthorized' }],
    ] as const)
    .run(async ({ assert }, [, fault]) => {
      const { member, send } = await scene()
      const { status, body, headers } = await discord.during({ prefix: BANS, ...fault }, () =>
        send({ ...BAN, duration: 60 })
      )
      assert.deepEqual([status, body.code], [503, 'unavailable'])
      assert.isAtLeast(Number(headers.get('retry-after')), 1)
      assert.isFalse(isBanned(member.id))
      assert.lengthOf(await logsOf(member.id), 0)
      // What may have been done is found out once Discord can be asked.
      await db
        .from('discord_moderations')
        .where('user_id', member.id)
        .update({ attempt_at: past(1) })
      discord.control.reset()
      resetDiscord()
      discord.control.addPerson({ id: member.id, username: member.username! })
      await settle()
      assert.lengthOf(await rowsOf(member.id), 0)
      assert.lengthOf(await logsOf(member.id), 0)
    })

  test('an answer that is lost is no deed that is lost', async ({ assert }) => {
    const { member, send } = await scene()
    const lost = { prefix: BANS, kind: 'lost', method: 'PUT', times: 1 } as const
    const { status } = await discord.during(lost, () => send({ ...BAN, duration: 60 }))
    assert.equal(status, 200)
    assert.isTrue(isBanned(member.id))
    assert.equal((await rowsOf(member.id))[0].state, 'standing')
    assert.lengthOf(await logsOf(member.id), 1)
  })

  test('what a killed process has begun is settled', async ({ assert }) => {
    const { member, moderator } = await scene()
    const begun = { action: 'ban', reason: 'Spam', admin_id: moderator.id, ip_address: '192.0.2.7' }
    const rows = {
      ...begun,
      user_id: member.id,
      ends_at: past(-60),
      attempt_at: past(1),
      deleted_message_days: 1,
    }
    await db.table('discord_moderations').insert(rows)
    const address = `${env.get('DISCORD_API_URL')}/guilds/${discord.guildId}/bans/${member.id}`
    const authorization = `Bot ${env.get('DISCORD_BOT_TOKEN').release()}`
    const answer = await fetch(address, { method: 'PUT', headers: { authorization } })
    assert.equal(answer.status, 204)
    assert.equal((await settle()).report.taken, 1)
    assert.equal((await rowsOf(member.id))[0].state, 'standing')
    const [log] = await logsOf(member.id)
    assert.include(log, { action: 'discord_ban', admin_id: moderator.id, ip_address: '192.0.2.7' })
    assert.equal(log.details.deletedMessageDays, 1)
    assert.equal((await settle()).report.taken, 0)
  })

  test('of many at once about one member, one is done at a time', async ({ assert }) => {
    const { member, send } = await scene()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(BAN)))
    const statuses = answers.map(({ status }) => status)
    assert.include(statuses, 200)
    for (const status of statuses) assert.oneOf(status, [200, 503])
    const done = statuses.filter((status) => status === 200).length
    assert.lengthOf(await logsOf(member.id), done)
    assert.lengthOf(await rowsOf(member.id), done)
  })

  test('the same key is done once', async ({ assert }) => {
    const { member, send } = await scene()
    const headers = { 'idempotency-key': `ban-${member.id}` }
    const first = await send(BAN, headers)
    const second = await send(BAN, headers)
    assert.equal(second.text, first.text)
    assert.lengthOf(await rowsOf(member.id), 1)
  })

  test('what makes no sense is 422: {$self}')
    .with([
      '{"action":"ban"}',
      '{"action":"ban","reason":"  "}',
      '{"action":"mute","reason":"Spam"}',
      '{"action":"ban","reason":"Spam","duration":0}',
      '{"action":"ban","reason":"Spam","duration":99999999}',
      '{"action":"ban","reason":"Spam","duration":"60"}',
      '{"action":"ban","reason":"Spam","deleteMessageDays":2}',
      '{"action":"ban","reason":"Spam","userId":"1"}',
    ])
    .run(async ({ assert }, sent) => {
      const { member, send } = await scene()
      const before = await everything(TRACES)
      assert.equal((await send(JSON.parse(sent))).status, 422)
      assert.deepEqual(await everything(TRACES), before)
      assert.isFalse(isBanned(member.id))
    })
})
