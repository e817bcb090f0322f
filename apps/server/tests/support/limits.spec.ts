import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServers } from '#tests/helpers/servers'

const PATH = '/api/user/support-requests'
const REQUEST = { subject: 'My bot', text: 'Where has it gone since yesterday?' }
const ALLOWED = 10

test.group('Rate limit of support requests', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1, limits: 'normal' })

  test('allows ten a day, withdrawn ones included', async ({ assert }) => {
    const member = await makeUser()
    const browser = await servers.enter(member)
    const send = (json: unknown = REQUEST) => browser.send('POST', PATH, json)
    for (let time = 0; time < 3; time++) assert.equal((await send({})).status, 422)
    for (let time = 0; time < ALLOWED; time++) {
      const { status, body } = await send()
      assert.equal(status, 201)
      assert.equal((await browser.send('DELETE', `${PATH}/${body.id}`)).status, 200)
    }
    const { status, body } = await send()
    assert.deepEqual([status, body.code], [429, 'rate_limited'])
    assert.isEmpty(await db.from('support_requests').where('user_id', member.id))
  })
})
