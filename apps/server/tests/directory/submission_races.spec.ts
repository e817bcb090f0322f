import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeCategory, makeUser, nextSnowflake } from '#database/factories/index'
import { submissionOf } from '#tests/directory/support/builders'
import { useDatabase } from '#tests/helpers/database'
import { atOnce, countByStatus, useServers } from '#tests/helpers/servers'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const LIMIT = 5
const RACERS = 50

const liveBotsOf = (userId: string) =>
  db.from('bots').where('user_id', userId).whereNull('deleted_at')

test.group('Concurrent submissions on several servers', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)
  const servers = useServers(group)
  group.each.setup(async () => {
    await makeCategory('Utility')
  })

  function botAtDiscord() {
    const id = nextSnowflake('bot')
    discord.control.addBot({ id, name: 'Fern' })
    return id
  }

  async function builder() {
    const member = await makeUser({ id: nextSnowflake('member') })
    discord.control.addPerson({ id: member.id, username: member.username!, inServer: true })
    return { member, racer: await servers.enter(member) }
  }

  test(`of ${RACERS} at the limit one is taken`, async ({ assert }) => {
    const { member, racer } = await builder()
    for (let made = 1; made < LIMIT; made++) await makeBot({ userId: member.id })
    const ids = Array.from({ length: RACERS }, botAtDiscord)
    const answers = await atOnce(RACERS, (n) =>
      racer.send('POST', '/api/bots', submissionOf(ids[n]!))
    )
    assert.deepEqual(countByStatus(answers), { 201: 1, 403: RACERS - 1 })
    assert.lengthOf(await liveBotsOf(member.id), LIMIT)
  })

  test('a bot is submitted by one of many members', async ({ assert }) => {
    const id = botAtDiscord()
    const builders = await Promise.all(Array.from({ length: 20 }, builder))
    const answers = await Promise.all(
      builders.map(({ racer }) => racer.send('POST', '/api/bots', submissionOf(id)))
    )
    assert.deepEqual(countByStatus(answers), { 201: 1, 409: 19 })
    assert.lengthOf(await db.from('bots').where('discord_bot_id', id), 1)
  })

  test('an account that is deleted in the meantime leaves no bot behind', async ({ assert }) => {
    const { member, racer } = await builder()
    const ids = Array.from({ length: LIMIT }, botAtDiscord)
    const [left] = await Promise.all([
      racer.send('DELETE', '/api/user', { reviews: 'keep' }),
      ...ids.map((id) => racer.send('POST', '/api/bots', submissionOf(id))),
    ])
    assert.equal(left!.status, 204)
    assert.lengthOf(await liveBotsOf(member.id), 0)
  })

  test('a ban stops a running submission', async ({ assert }) => {
    const { member, racer } = await builder()
    const bot = await makeBot({ userId: member.id })
    const edits = atOnce(RACERS, (n) =>
      racer.send('PATCH', `/api/bots/${bot.id}`, { prefix: String(n) })
    )
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const { 200: accepted = 0, 403: refused = 0 } = countByStatus(await edits)
    assert.equal(accepted + refused, RACERS)
    assert.lengthOf(await db.from('admin_logs').where('action', 'edit_bot'), accepted)
    const after = await racer.send('PATCH', `/api/bots/${bot.id}`, { prefix: 'late' })
    assert.equal(after.status, 403)
    assert.equal(after.body.code, 'account_restricted')
    assert.notEqual((await db.from('bots').where('id', bot.id).first()).prefix, 'late')
  })
})
