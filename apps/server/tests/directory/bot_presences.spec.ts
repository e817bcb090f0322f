import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPresenceEvent } from '#app/platform/outbox'
import { makeBot, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'
import { storePresence } from '#tests/platform/support/presences'

const pathOf = (id: string) => `/api/discord/bots/${id}/presence`
const UNKNOWN = { status: null, activity: null }

test.group('Presences of bots', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)

  test('a listed bot has the status and activity of its card', async ({ assert }) => {
    const { discordBotId } = await makeBot()
    await storePresence(discordBotId, { status: 'idle', activity: 'Resting' })
    const answer = await api.get(pathOf(discordBotId))
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { status: 'idle', activity: 'Resting' })
    const { body: bot } = await api.get(`/api/bots/discord/${discordBotId}`)
    assert.deepEqual(bot.presence, answer.body)
  })

  test('is unknown outside of the community server, and after five minutes', async ({ assert }) => {
    const outside = await makeBot()
    assert.deepEqual((await api.get(pathOf(outside.discordBotId))).body, UNKNOWN)
    const silent = await makeBot()
    await storePresence(silent.discordBotId, { seen_at: db.raw("now() - interval '301 seconds'") })
    assert.deepEqual((await api.get(pathOf(silent.discordBotId))).body, UNKNOWN)
    const { body: bot } = await api.get(`/api/bots/discord/${silent.discordBotId}`)
    assert.isNull(bot.presence)
  })

  test('a change invalidates cached responses about the bot, including its page', async ({
    assert,
  }) => {
    const { discordBotId } = await makeBot()
    await storePresence(discordBotId, { status: 'online' })
    const shown = async () => {
      const { body: bot } = await api.get(`/api/bots/discord/${discordBotId}`)
      return [(await api.get(pathOf(discordBotId))).body.status, bot.presence.status]
    }
    assert.deepEqual(await shown(), ['online', 'online'])
    await db.from('presences').where('discord_id', discordBotId).update({ status: 'dnd' })
    assert.deepEqual(await shown(), ['online', 'online'], 'it is kept')
    await outbox.tell(createPresenceEvent([discordBotId]))
    await eventually(async () => (await shown()).every((status) => status === 'dnd'))
  })

  test('a bot that is not listed is 404, in the community server or not', async ({ assert }) => {
    const stranger = nextSnowflake('bot')
    await storePresence(stranger)
    for (const id of [stranger, nextSnowflake('bot'), 'bot', '0']) {
      assert.equal((await api.get(pathOf(id))).status, 404, id)
    }
  })

  test('a pending bot is visible to its owner only', async ({ assert }) => {
    const owner = await makeUser()
    const { discordBotId } = await makeBot({ approvalStatus: 'pending', userId: owner.id })
    await storePresence(discordBotId)
    assert.equal((await api.get(pathOf(discordBotId))).status, 404)
    assert.equal((await api.getAs(await makeUser(), pathOf(discordBotId))).status, 404)
    const answer = await api.getAs(owner, pathOf(discordBotId))
    assert.equal(answer.body.status, 'online')
    assert.match(answer.headers.get('cache-control')!, /no-store/)
    assert.equal((await api.get(pathOf(discordBotId))).status, 404)
  })
})
