import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcileDiscordModerations } from '#app/moderation/jobs/reconcile_discord_moderations'
import { resetDiscord } from '#app/platform/discord/discord'
import env from '#start/env'
import { makeStaff, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

/** In the simulated Discord, the factories' first id is the id of our own application. */
nextSnowflake('member')

const BAN = { action: 'ban', reason: 'Spam în canal' }
const TRACES = ['discord_moderations', 'admin_logs', 'outbox']
const BANS = '/api/guilds'

const listRows = (id: string) => db.from('discord_moderations').where('user_id', id).orderBy('id')
const listLogs = (id: string) => db.from('admin_logs').where('target_id', id).orderBy('id')
const minutesAgo = (minutes: number) => db.raw(`now() - make_interval(mins => ${minutes})`)
const reconcile = () => reconcileDiscordModerations.run({}, new AbortController().signal)

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

  test('bans permanently, with the reason in both logs', async ({ assert }) => {
    const { member, moderator, send } = await scene()
    const { status, body } = await send({ ...BAN, duration: null, deleteMessageDays: 7 })
    assert.equal(status, 200)
    assert.include(body, { userId: member.id, action: 'ban', endsAt: null })
    assert.equal(discord.control.bans().get(member.id)?.reason, BAN.reason)
    const [row] = await listRows(member.id)
    assert.include(row, { state: 'done', admin_id: moderator.id, reason: BAN.reason })
    const [log] = await listLogs(member.id)
    assert.include(log, { action: 'discord_ban', admin_id: moderator.id })
    assert.include(log.details, {
      reason: BAN.reason,
      targetName: member.displayName,
      deletedMessageDays: 7,
    })
    assert.isFalse((await db.from('users').where('id', member.id).first()).banned)
  })

  test('accepts reasons up to Discord’s limit and sends them in full', async ({ assert }) => {
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

  test('lifts a temporary ban once at its end', async ({ assert }) => {
    const { member, send } = await scene()
    const { body } = await send({ ...BAN, duration: 60 })
    assert.approximately(Date.parse(body.endsAt), Date.now() + 3_600_000, 60_000)
    assert.equal((await reconcile()).report.lifted, 0)
    assert.isTrue(isBanned(member.id))

    await db
      .from('discord_moderations')
      .where('id', body.id)
      .update({ ends_at: minutesAgo(1) })
    const reports = await Promise.all([reconcile(), reconcile(), reconcile()])
    assert.equal(
      reports.reduce((sum, { report }) => sum + report.lifted!, 0),
      1
    )
    assert.isFalse(isBanned(member.id))
    assert.equal((await listRows(member.id))[0].state, 'done')
    const [, lifted] = await listLogs(member.id)
    assert.include(lifted, { action: 'discord_unban', admin_id: null })
    assert.equal(lifted.details.doneBy, 'job')
  })

  test('a later ban replaces an earlier one', async ({ assert }) => {
    const { member, send } = await scene()
    const { body } = await send({ ...BAN, duration: 60 })
    await send(BAN)
    await db
      .from('discord_moderations')
      .where('id', body.id)
      .update({ ends_at: minutesAgo(1) })
    await reconcile()
    assert.isTrue(isBanned(member.id))
    assert.lengthOf(await listLogs(member.id), 2)
  })

  test('a ban that Discord does not lift stays in force and is retried after others', async ({
    assert,
  }) => {
    const { member, send } = await scene()
    const { body } = await send({ ...BAN, duration: 60 })
    const row = () => db.from('discord_moderations').where('id', body.id)
    await row().update({ ends_at: minutesAgo(1) })
    const fault = { prefix: BANS, kind: 'server_error' } as const
    assert.equal((await discord.during(fault, reconcile)).report.lifted, 0)
    const waiting = await row().first()
    assert.include(waiting, { state: 'standing', attempts: 1 })
    assert.isAbove(waiting.attempt_at.getTime(), Date.now())

    resetDiscord()
    assert.equal((await reconcile()).report.lifted, 0)
    await row().update({ attempt_at: minutesAgo(1) })
    await reconcile()
    assert.equal((await row().first()).state, 'done')
    assert.lengthOf(await listLogs(member.id), 2)
  })

  test('kicks members, who may return, and is 409 for members who are not in the server', async ({
    assert,
  }) => {
    const { member, send } = await scene()
    const kick = { action: 'kick', reason: 'Shouting', duration: 5, deleteMessageDays: 1 }
    const { status, body } = await send(kick)
    assert.equal(status, 200)
    assert.include(body, { action: 'kick', endsAt: null })
    assert.isFalse(isBanned(member.id))
    const again = await send(kick)
    assert.deepEqual([again.status, again.body.code], [409, 'conflict'])
    assert.lengthOf(await listRows(member.id), 1)
    assert.lengthOf(await listLogs(member.id), 1)
    discord.control.setMembership(member.id, true)
  })

  test('Discord {0}: is 503 and leaves nothing half-done')
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
      assert.lengthOf(await listLogs(member.id), 0)
      // An unknown outcome is reconciled once Discord answers again.
      await db
        .from('discord_moderations')
        .where('user_id', member.id)
        .update({ attempt_at: minutesAgo(1) })
      discord.control.reset()
      resetDiscord()
      discord.control.addPerson({ id: member.id, username: member.username! })
      await reconcile()
      assert.lengthOf(await listRows(member.id), 0)
      assert.lengthOf(await listLogs(member.id), 0)
    })

  test('succeeds when Discord’s response is lost but the ban was applied', async ({ assert }) => {
    const { member, send } = await scene()
    const lost = { prefix: BANS, kind: 'lost', method: 'PUT', times: 1 } as const
    const { status } = await discord.during(lost, () => send({ ...BAN, duration: 60 }))
    assert.equal(status, 200)
    assert.isTrue(isBanned(member.id))
    assert.equal((await listRows(member.id))[0].state, 'standing')
    assert.lengthOf(await listLogs(member.id), 1)
  })

  test('reconciles what a killed process has begun', async ({ assert }) => {
    const { member, moderator } = await scene()
    const pending = {
      action: 'ban',
      reason: 'Spam',
      admin_id: moderator.id,
      ip_address: '192.0.2.7',
    }
    const rows = {
      ...pending,
      user_id: member.id,
      ends_at: minutesAgo(-60),
      attempt_at: minutesAgo(1),
      deleted_message_days: 1,
    }
    await db.table('discord_moderations').insert(rows)
    const address = `${env.get('DISCORD_API_URL')}/guilds/${discord.guildId}/bans/${member.id}`
    const authorization = `Bot ${env.get('DISCORD_BOT_TOKEN').release()}`
    const answer = await fetch(address, { method: 'PUT', headers: { authorization } })
    assert.equal(answer.status, 204)
    assert.equal((await reconcile()).report.taken, 1)
    assert.equal((await listRows(member.id))[0].state, 'standing')
    const [log] = await listLogs(member.id)
    assert.include(log, { action: 'discord_ban', admin_id: moderator.id, ip_address: '192.0.2.7' })
    assert.equal(log.details.deletedMessageDays, 1)
    assert.equal((await reconcile()).report.taken, 0)
  })

  test('concurrent requests on a member run one at a time', async ({ assert }) => {
    const { member, send } = await scene()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(BAN)))
    const statuses = answers.map(({ status }) => status)
    assert.include(statuses, 200)
    for (const status of statuses) assert.oneOf(status, [200, 503])
    const done = statuses.filter((status) => status === 200).length
    assert.lengthOf(await listLogs(member.id), done)
    assert.lengthOf(await listRows(member.id), done)
  })

  test('a repeated idempotency key is executed once', async ({ assert }) => {
    const { member, send } = await scene()
    const headers = { 'idempotency-key': `ban-${member.id}` }
    const first = await send(BAN, headers)
    const second = await send(BAN, headers)
    assert.equal(second.text, first.text)
    assert.lengthOf(await listRows(member.id), 1)
  })

  test('invalid input is 422: {$self}')
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
