import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServers } from '#tests/helpers/servers'

test.group('Rate limit of votes', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1, limits: 'normal' })

  test('thirty per minute are accepted; refused requests do not count', async ({ assert }) => {
    const voter = await makeUser()
    const bots = []
    for (let index = 0; index < 50; index++) bots.push(await makeBot({ userId: voter.id }))
    const member = await servers.enter(voter)
    const vote = ({ id }: { id: number }) => member.send('POST', `/api/bots/${id}/vote`)
    await vote(bots[0]!)
    for (let time = 0; time < 10; time++) {
      assert.equal((await vote(bots[0]!)).body.code, 'cooldown')
    }

    const answers = []
    for (const bot of bots.slice(1)) answers.push(await vote(bot))
    const accepted = answers.filter(({ status }) => status === 200)
    // The rest of the thirty, and one more every two seconds.
    assert.isAtLeast(accepted.length, 29)
    const refused = answers.filter(({ status }) => status !== 200)
    assert.isNotEmpty(refused)
    for (const { status, body, headers } of refused) {
      assert.deepEqual([status, body.code], [429, 'rate_limited'])
      assert.isNotNull(headers.get('retry-after'))
    }
    const rows = await db.from('bot_votes').where('user_id', voter.id)
    assert.lengthOf(rows, accepted.length + 1)
  })
})
