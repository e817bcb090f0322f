import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServers } from '#tests/helpers/servers'

const ALLOWED = 20

test.group('Rate limit of reports', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1, limits: 'normal' })

  test('allows twenty a day', async ({ assert }) => {
    const member = await makeUser()
    const browser = await servers.enter(member)
    const send = async () => {
      const targetId = String((await makeBot()).id)
      return browser.send('POST', '/api/reports', { targetType: 'bot', targetId, reason: 'broken' })
    }
    assert.equal((await browser.send('POST', '/api/reports', {})).status, 422)
    for (let time = 0; time < ALLOWED; time++) assert.equal((await send()).status, 201)
    const { status, body } = await send()
    assert.deepEqual([status, body.code], [429, 'rate_limited'])
    assert.lengthOf(await db.from('reports').where('reporter_id', member.id), ALLOWED)
  })
})
