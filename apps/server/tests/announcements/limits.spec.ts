import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ANNOUNCEMENTS_PER_HOUR } from '#app/announcements/rules'
import { HOUR_SECONDS } from '#app/core/time'
import { makeAnnouncement, makeStaff } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { NEWS } from '#tests/announcements/support/deliveries'
import { useDatabase } from '#tests/helpers/database'
import { useServers } from '#tests/helpers/servers'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const PATH = '/api/admin/announcements'

test.group('Rate limit of announcements', (group) => {
  useDatabase(group)
  useSimulatedDiscord(group)
  const servers = useServers(group, { processes: 0, limits: 'normal' })

  test('allows six per hour, new or sent again; refused requests do not count', async ({
    assert,
  }) => {
    const { client } = await servers.start()
    const enter = async () => {
      const { id } = await makeStaff('owner')
      const token = await issueAccessToken({ userId: id, name: 'desk', scope: 'staff' })
      const headers = { authorization: `Bearer ${token.release()}` }
      return (path: string, json: object = {}) => client.request('POST', path, { headers, json })
    }
    const send = await enter()
    for (let time = 0; time < ANNOUNCEMENTS_PER_HOUR; time++)
      assert.equal((await send(PATH, { ...NEWS, title: ' ' })).status, 422)
    for (let time = 1; time < ANNOUNCEMENTS_PER_HOUR; time++)
      assert.equal((await send(PATH, NEWS)).status, 201)
    const failed = await makeAnnouncement({ state: 'failed', failure: 'Missing Access' })
    assert.equal((await send(`${PATH}/${failed.id}/send`)).status, 200)

    const again = await makeAnnouncement({ state: 'failed', failure: 'Missing Access' })
    for (const [path, json] of [
      [PATH, NEWS],
      [`${PATH}/${again.id}/send`, {}],
    ] as const) {
      const { status, body, headers } = await send(path, json)
      assert.deepEqual([status, body.code], [429, 'rate_limited'])
      const wait = Number(headers.get('retry-after'))
      assert.isAbove(wait, 0)
      assert.isAtMost(wait, HOUR_SECONDS / ANNOUNCEMENTS_PER_HOUR)
    }
    const states = await db.from('discord_announcements').select('state').orderBy('id')
    assert.deepEqual(
      states.map(({ state }) => state),
      [...Array.from({ length: ANNOUNCEMENTS_PER_HOUR }, () => 'sent'), 'failed']
    )
    const another = await enter()
    assert.equal((await another(PATH, NEWS)).status, 201, 'everybody has their own')
  })
})
