import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PEOPLE } from '@botanica/demo-world'
import { createPresenceEvent } from '#app/platform/outbox'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { useGateways } from '#tests/platform/support/gateway'
import { storePresence } from '#tests/platform/support/presences'

const PATH = `/api/discord/users/${PEOPLE.olivia}/presence`
const UNKNOWN = { status: null, activity: null }
const ago = (interval: string) => db.raw(`now() - interval '${interval}'`)

test.group('User presences', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)
  const discord = useSimulatedDiscord(group)
  const gateways = useGateways(group)

  test('a member of the community server has status and activity', async ({ assert }) => {
    await storePresence(PEOPLE.olivia, { status: 'dnd', activity: 'Pruning' })
    const answer = await api.get(PATH)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { status: 'dnd', activity: 'Pruning' })
    assert.match(answer.headers.get('cache-control')!, /^public/)
  })

  test('a presence is unknown after five minutes', async ({ assert }) => {
    await storePresence(PEOPLE.olivia, { seen_at: ago('4 minutes 58 seconds') })
    const fresh = await api.get(PATH)
    assert.deepEqual(fresh.body, { status: 'online', activity: null })
    // By time alone, although the response is still cached.
    await eventually(async () => (await api.get(PATH)).body.status === null, { within: 4_000 })
    assert.deepEqual((await api.get(PATH)).body, UNKNOWN)
  })

  test('an account outside the server and a malformed id are 404', async ({ assert }) => {
    for (const id of [PEOPLE.nina, '299999999999999999', 'x', '1'.repeat(30)]) {
      const answer = await api.get(`/api/discord/users/${id}/presence`)
      assert.equal(answer.status, 404, id)
      assert.equal(answer.body.code, 'not_found')
    }
  })

  test('outbox events invalidate cached responses', async ({ assert }) => {
    await storePresence(PEOPLE.olivia)
    await api.get(PATH)
    await db.from('presences').where('discord_id', PEOPLE.olivia).update({ status: 'idle' })
    assert.equal((await api.get(PATH)).body.status, 'online')
    await outbox.tell(createPresenceEvent([PEOPLE.vlad]))
    await outbox.tell(createPresenceEvent([PEOPLE.olivia]))
    await eventually(async () => (await api.get(PATH)).body.status === 'idle')

    await db.from('presences').where('discord_id', PEOPLE.olivia).update({ status: 'dnd' })
    const many = Array.from({ length: 500 }, (_, n) => String(n))
    await outbox.tell(createPresenceEvent(many))
    await eventually(async () => (await api.get(PATH)).body.status === 'dnd')
  })

  test('a change at Discord appears in the next response', async ({ assert }) => {
    await gateways.connect()
    await eventually(async () => (await api.get(PATH)).status === 200, { within: 5_000 })
    discord.control.changeAccount(PEOPLE.olivia, {
      presence: { status: 'idle', activity: 'Watching the kettle' },
    })
    await eventually(async () => (await api.get(PATH)).body.status === 'idle', { within: 5_000 })
    assert.equal((await api.get(PATH)).body.activity, 'Watching the kettle')
    discord.control.setMembership(PEOPLE.olivia, false)
    await eventually(async () => (await api.get(PATH)).status === 404, { within: 5_000 })
  })
})
