import { test } from '@japa/runner'
import { COMPATIBILITY_PATH } from '#app/compatibility/rules'
import { useDatabase } from '#tests/helpers/database'
import { atOnce, comingBack, countByStatus, useServers } from '#tests/helpers/servers'

const PAGES_A_MINUTE = 60
const MANY = 90

test.group('Rate limits of calls of other lists', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 0, limits: 'normal' })

  test('allow sixty pages of bots per minute', async ({ assert }) => {
    const { client } = await servers.start()
    const answers = await atOnce(MANY, (offset) =>
      comingBack(() => client.get(`${COMPATIBILITY_PATH}/topgg/bots?limit=1&offset=${offset}`))
    )
    const { 200: accepted = 0, 429: refused = 0 } = countByStatus(answers)
    // The bucket refills one token every second.
    assert.isAtLeast(accepted, PAGES_A_MINUTE)
    assert.isAbove(refused, 0)
    assert.equal(accepted + refused, MANY)
    const { body, headers } = answers.find(({ status }) => status === 429)!
    assert.equal(body.code, 'rate_limited')
    assert.isNotNull(headers.get('retry-after'))
  })
})
