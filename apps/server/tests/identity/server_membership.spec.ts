import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PEOPLE } from '@botanica/demo-world'
import { createPresenceEvent } from '#app/platform/outbox'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'
import { createMember } from '#tests/identity/support/members'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { storePresence } from '#tests/platform/support/presences'

const PATH = '/api/discord/server/membership'
const MEMBERS = '/api/guilds'

test.group('Membership of the community server', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)
  const discord = useSimulatedDiscord(group)
  const olivia = { id: PEOPLE.olivia }
  const nina = { id: PEOPLE.nina }

  group.setup(async () => {
    for (const { id } of [olivia, nina]) await createMember({ id })
  })
  group.each.teardown(async () => {
    await db.from('presences').delete()
  })

  test('is returned to members', async ({ assert }) => {
    const answer = await api.getAs(olivia, PATH)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {
      isInServer: true,
      inviteUrl: 'https://discord.gg/botanica-demo',
      serverName: 'Botanica Community',
    })
    assert.match(answer.headers.get('cache-control')!, /no-store/)
    assert.isFalse((await api.getAs(nina, PATH)).body.isInServer)
  })

  test('is 401 for visitors', async ({ assert }) => {
    assert.equal((await api.get(PATH)).status, 401)
    assert.equal(discord.asked('/api'), 0)
  })

  test('is cached, and refreshed when the gateway reports a join', async ({ assert }) => {
    const browser = await api.enter(nina)
    for (let round = 0; round < 3; round++) await browser.get(PATH)
    assert.equal(discord.asked(MEMBERS), 2)

    discord.control.setMembership(PEOPLE.nina, true)
    assert.isFalse((await browser.get(PATH)).body.isInServer)
    await outbox.tell(createPresenceEvent([PEOPLE.nina]))
    await eventually(async () => (await browser.get(PATH)).body.isInServer)
  })

  test('without Discord, recently seen members are members; for others it is unavailable', async ({
    assert,
  }) => {
    await storePresence(PEOPLE.olivia, { status: 'offline' })
    await storePresence(PEOPLE.nina, { seen_at: db.raw("now() - interval '6 minutes'") })
    await discord.during({ prefix: '/api', kind: 'server_error' }, async () => {
      const answer = await api.getAs(olivia, PATH)
      assert.deepEqual(answer.body, { isInServer: true, inviteUrl: null, serverName: null })
      const unknown = await api.getAs(nina, PATH)
      assert.equal(unknown.status, 503)
      assert.equal(unknown.body.code, 'unavailable')
      assert.isNotNull(unknown.headers.get('retry-after'))
    })
  })
})
