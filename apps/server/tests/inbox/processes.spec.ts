import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeUser } from '#database/factories/index'
import { publish } from '#app/core/outbox/outbox'
import { editBot } from '#app/directory/actions/edit_bot'
import { createInboxEvent } from '#app/identity/inbox_events'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess } from '#tests/helpers/server_process'

/** The maximum delay of an item. */
const SOON_MS = 1_000
/** Starting a process takes time. */
const PATIENCE_MS = 10_000

const itemsOf = (userId: string) => db.from('inbox_items').where('user_id', userId)
const startServer = () =>
  startServerProcess({
    databaseUrl: databaseUrl(),
    env: { DISCORD_GATEWAY: 'off', LOG_LEVEL: 'warn' },
  })

test.group('The inbox | server processes', (group) => {
  useDatabase(group)

  test('two create one item within a second, and a later one catches up', async ({ assert }) => {
    const [owner, friend] = [await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id })
    const isTold = async (userId: string, times: number) => (await itemsOf(userId)).length === times
    const both = await Promise.all([startServer(), startServer()])
    const approve = () =>
      db.transaction((trx) =>
        publish(trx, createInboxEvent({ kind: 'bot_approved', to: [owner.id], botId: bot.id }))
      )
    // The first event also opens connections and loads modules.
    await approve()
    await eventually(() => isTold(owner.id, 1), { within: PATIENCE_MS })

    const actor = { id: owner.id, ipAddress: '127.0.0.1', userAgent: null }
    const change = { fields: {}, additionalOwners: [friend.id] }
    await db.transaction((trx) => editBot(trx, bot.id, actor, change))
    await eventually(() => isTold(friend.id, 1), { within: SOON_MS })
    const [item] = await itemsOf(friend.id)
    assert.deepEqual([item.kind, item.bot_id], ['co_owner_added', bot.id])

    await Promise.all(both.map((server) => server.kill()))
    await approve()
    const later = await startServer()
    await eventually(() => isTold(owner.id, 2), { within: PATIENCE_MS })
    assert.lengthOf(await itemsOf(friend.id), 1)
    await later.kill()
  })
})
