import { test } from '@japa/runner'
import { BOTS, createDemoWorld, PEOPLE, UNLISTED } from '@botanica/demo-world'
import type { FaultBehavior } from '@botanica/simulators'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { resetDiscord } from '#app/platform/discord/discord'
import { makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const NOBODY = '299999999999999999'
const MALFORMED = ['1', 'abc', '1'.repeat(22), '-200000000000000001', '%00']
/** Far longer than our timeout for Discord, even on a busy machine. */
const SLOW_MS = 20_000

test.group('Discord accounts', (group) => {
  const api = useApi(group)
  const discord = useSimulatedDiscord(group)
  const { account: olivia } = createDemoWorld().people.find(({ id }) => id === PEOPLE.olivia)!

  test('anybody can read an account, in the documented shape', async ({ assert }) => {
    const answer = await api.get(`/api/discord/users/${PEOPLE.olivia}`)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {
      id: PEOPLE.olivia,
      username: olivia.username,
      global_name: olivia.globalName,
      display_name: olivia.globalName,
      avatar: olivia.avatar,
      banner: olivia.banner,
      discriminator: olivia.discriminator,
    })
    assert.match(answer.headers.get('cache-control')!, /^public/)
    assert.isNull(answer.headers.get('set-cookie'))
  })

  test('the username stands in for a missing display name', async ({ assert }) => {
    discord.control.changeAccount(PEOPLE.olivia, { globalName: null })
    const { body } = await api.get(`/api/discord/users/${PEOPLE.olivia}`)
    assert.equal(body.global_name, null)
    assert.equal(body.display_name, olivia.username)
  })

  test('names contain no misleading characters', async ({ assert }) => {
    discord.control.changeAccount(PEOPLE.olivia, { globalName: 'Olivia\u202e\u0000 \u200bOwner' })
    const { body } = await api.get(`/api/discord/users/${PEOPLE.olivia}`)
    assert.equal(body.display_name, 'Olivia Owner')
  })

  test('an unknown account is 404, and is cached', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const answer = await api.get(`/api/discord/users/${NOBODY}`)
      assert.equal(answer.status, 404)
      assert.equal(answer.body.code, 'not_found')
    }
    assert.equal(discord.asked('/api/users'), 1)
  })

  test('a malformed id is 404, without a request to Discord', async ({ assert }) => {
    for (const id of MALFORMED) {
      assert.equal((await api.get(`/api/discord/users/${id}`)).status, 404, id)
    }
    assert.equal(discord.asked('/api'), 0)
  })

  test('the response cache and the account cache save requests to Discord', async ({ assert }) => {
    const path = `/api/discord/users/${PEOPLE.olivia}`
    const first = await api.get(path)
    const again = await api.get(path, { 'if-none-match': first.headers.get('etag')! })
    assert.equal(again.status, 304)
    invalidateAll()
    assert.equal((await api.get(path)).status, 200)
    assert.equal(discord.asked('/api/users'), 1)
  })

  test('concurrent requests share one request to Discord', async ({ assert }) => {
    await discord.during({ prefix: '/api/users', kind: 'slow', ms: 200 }, async () => {
      const path = `/api/discord/users/${PEOPLE.olivia}`
      const answers = await Promise.all(Array.from({ length: 30 }, () => api.get(path)))
      assert.isTrue(answers.every(({ status }) => status === 200))
    })
    assert.equal(discord.asked('/api/users'), 1)
  })

  test('members can read a bot before they submit it', async ({ assert }) => {
    const member = await makeUser()
    const bot = createDemoWorld().unlistedBots.find(({ id }) => id === UNLISTED.kettle)!
    const answer = await api.getAs(member, `/api/discord/bot/${bot.id}`)
    assert.equal(answer.status, 200)
    const { inviteUrl, ...rest } = answer.body
    assert.deepEqual(rest, {
      name: bot.name,
      username: bot.account.username,
      avatar: bot.account.avatar,
      banner: bot.account.banner,
    })
    const invitation = new URL(inviteUrl)
    assert.equal(invitation.searchParams.get('client_id'), bot.id)
    assert.equal(invitation.searchParams.get('scope'), 'bot applications.commands')
    assert.match(answer.headers.get('cache-control')!, /no-store/)
  })

  test('visitors cannot read it', async ({ assert }) => {
    const answer = await api.get(`/api/discord/bot/${UNLISTED.kettle}`)
    assert.equal(answer.status, 401)
    assert.equal(discord.asked('/api'), 0)
  })

  test('a person, an unknown account and a malformed id are 404', async ({ assert }) => {
    const member = await makeUser()
    for (const id of [PEOPLE.olivia, NOBODY, ...MALFORMED]) {
      const answer = await api.getAs(member, `/api/discord/bot/${id}`)
      assert.equal(answer.status, 404, id)
      assert.isString(answer.body.message)
    }
  })

  const troubles: [what: string, fault: FaultBehavior, waitSeconds: number][] = [
    ['down', { kind: 'server_error', status: 503 }, 5],
    ['hanging up', { kind: 'dropped' }, 5],
    ['slow', { kind: 'slow', ms: SLOW_MS }, 5],
    ['limiting for long', { kind: 'rate_limited', retryAfterSeconds: 900 }, 900],
    ['limiting everything', { kind: 'rate_limited', retryAfterSeconds: 900, global: true }, 900],
    ['refusing the token', { kind: 'unauthorized' }, 60],
  ]
  for (const [what, fault, waitSeconds] of troubles) {
    test(`with Discord ${what}: 503 with Retry-After, few requests, and public pages work`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const bot = await makeBot()
      await discord.during({ prefix: '/api', ...fault }, async () => {
        const paths = Object.values(PEOPLE).map((id) => `/api/discord/users/${id}`)
        const began = Date.now()
        const answers = await Promise.all([
          ...paths.map((path) => api.get(path)),
          api.getAs(member, `/api/discord/bot/${BOTS.brunoApproved}`),
        ])
        assert.isBelow(Date.now() - began, SLOW_MS)
        for (const { status, body, headers } of answers) {
          assert.equal(status, 503)
          assert.equal(body.code, 'unavailable')
          assert.isString(body.requestId)
          assert.approximately(Number(headers.get('retry-after')), waitSeconds, 2)
        }
        const asked = discord.asked('/api')
        assert.isAtMost(asked, 2 * answers.length)

        // From here on no request reaches Discord, however many callers there are.
        await Promise.all([...paths, ...paths, ...paths].map((path) => api.get(path)))
        assert.equal(discord.asked('/api'), asked)

        for (const path of [
          '/api/bots',
          `/api/bots/discord/${bot.discordBotId}`,
          '/api/categories',
        ]) {
          invalidateAll()
          assert.equal((await api.get(path)).status, 200, path)
        }
        assert.equal(discord.asked('/api'), asked)
      })
      resetDiscord()
      assert.equal((await api.get(`/api/discord/users/${PEOPLE.olivia}`)).status, 200)
    })
  }
})
