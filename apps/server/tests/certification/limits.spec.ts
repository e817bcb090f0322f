import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { DAY_SECONDS } from '#app/core/time'
import { makeBot, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServers } from '#tests/helpers/servers'

const REASON = 'Two hundred servers rely on it every day.'

test.group('Rate limit of applications for certificates', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1, limits: 'normal' })

  test('allows three per day; refused requests do not count', async ({ assert }) => {
    const owner = await makeUser()
    const stats = { servingCount: CERTIFICATION_MIN_SERVERS }
    const bots = []
    for (let count = 0; count < 4; count++) bots.push(await makeBot({ userId: owner.id, stats }))
    const member = await servers.enter(owner)
    const apply = (botId: number, reason = REASON) =>
      member.send('POST', '/api/bots/certification/apply', { botId, reason })
    for (let time = 0; time < 5; time++) assert.equal((await apply(bots[0]!.id, ' ')).status, 422)

    const [fourth, ...three] = bots.toReversed()
    for (const { id } of three) assert.equal((await apply(id)).status, 201)
    const { status, body, headers } = await apply(fourth!.id)
    assert.deepEqual([status, body.code], [429, 'rate_limited'])
    const wait = Number(headers.get('retry-after'))
    assert.isAbove(wait, 0)
    assert.isAtMost(wait, DAY_SECONDS)
    const made = await db.from('certification_applications').select('bot_id').orderBy('bot_id')
    assert.deepEqual(
      made.map(({ bot_id: id }) => Number(id)),
      three.map(({ id }) => id).toSorted((one, other) => one - other)
    )
    const other = await makeUser()
    const another = await makeBot({ userId: other.id, stats })
    const free = await servers.enter(other)
    const answer = await free.send('POST', '/api/bots/certification/apply', {
      botId: another.id,
      reason: REASON,
    })
    assert.equal(answer.status, 201)
  })
})
