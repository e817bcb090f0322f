import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { publish } from '#app/core/outbox/outbox'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { BADGE_KINDS, IMAGE_THEMES } from '#app/site/rules'
import { LANGUAGES } from '#app/core/rules'
import { ago, makeBot, nextSnowflake, OWNER } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { useServer } from '#tests/helpers/http'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import { storePresence } from '#tests/platform/support/presences'
import { validXml } from '#tests/site/support/xml'

const STATS = { votesCount: 1_290, servingCount: 12_345, ratingsCount: 2, ratingsSum: 9 }

const getTitle = (svg: string) => /<title>(.*?)<\/title>/.exec(validXml(svg))?.[1]

test.group('Badges', (group) => {
  useDatabase(group)
  useOutboxTail(group)
  const server = useServer(group)
  const get = (path: string, headers?: Record<string, string>) => server.client.get(path, headers)

  test('have a title, in both themes and languages', async ({ assert }) => {
    const bot = await makeBot({ stats: STATS })
    await storePresence(bot.discordBotId, { status: 'dnd' })
    const titles = {
      en: ['votes: 1.2K', 'rating: 4.5/5', 'servers: 12K', 'status: do not disturb'],
      ro: ['voturi: 1,2 mii', 'evaluare: 4,5/5', 'servere: 12 mii', 'stare: nu deranja'],
    }
    for (const language of LANGUAGES) {
      const drawings = new Set<string>()
      for (const [index, kind] of BADGE_KINDS.entries()) {
        for (const theme of IMAGE_THEMES) {
          const { status, headers, text } = await get(
            `/api/badges/${bot.discordBotId}.svg?kind=${kind}&theme=${theme}&lang=${language}`
          )
          assert.equal(status, 200)
          assert.equal(headers.get('content-type'), 'image/svg+xml; charset=utf-8')
          const title = getTitle(text)!.replaceAll('\u00a0', ' ')
          assert.equal(title, titles[language][index], `${kind} in ${language}`)
          drawings.add(text)
        }
      }
      assert.lengthOf([...drawings], BADGE_KINDS.length * IMAGE_THEMES.length)
    }
  })

  test('say what is not known', async ({ assert }) => {
    const { discordBotId } = await makeBot()
    const titleOf = async (query: string) =>
      getTitle((await get(`/api/badges/${discordBotId}.svg${query}`)).text)
    assert.equal(await titleOf(''), 'votes: 0')
    assert.equal(await titleOf('?kind=rating'), 'rating: no ratings')
    assert.equal(await titleOf('?kind=status&lang=ro'), 'stare: necunoscută')
  })

  test('are for pages of every origin, which run nothing of them', async ({ assert }) => {
    const { discordBotId } = await makeBot({ stats: STATS })
    const path = `/api/badges/${discordBotId}.svg?kind=votes`
    const { headers } = await get(path, { origin: 'https://readme.example', cookie: 'language=ro' })
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.match(headers.get('content-security-policy')!, /default-src 'none'.*sandbox/)
    assert.match(headers.get('cache-control')!, /^public, .*s-maxage=300$/)
    assert.isNull(headers.get('vary'))
    assert.isNull(headers.get('set-cookie'))
    const again = await get(path, { 'if-none-match': headers.get('etag')! })
    assert.equal(again.status, 304)
  })

  test('follow the counts of their bot', async ({ assert }) => {
    const bot = await makeBot({ stats: STATS })
    const path = `/api/badges/${bot.discordBotId}.json?kind=servers`
    assert.equal((await get(path)).body.message, '12K')
    await db.connection(OWNER.connection).transaction(async (trx) => {
      await trx.from('bot_stats').where('bot_id', bot.id).update({ serving_count: 7 })
      await publish(trx, { topic: BOT_STATS_TOPIC, key: String(bot.id) })
    })
    await eventually(async () => (await get(path)).body.message === '7')
  })

  test('are data in the schema of shields.io too', async ({ assert }) => {
    const { discordBotId } = await makeBot({ stats: STATS })
    const { body, headers } = await get(`/api/badges/${discordBotId}.json?kind=votes&theme=dark`)
    assert.deepEqual(body, {
      schemaVersion: 1,
      label: 'votes',
      message: '1.2K',
      color: '#b0482f',
      labelColor: '#24352c',
      cacheSeconds: 300,
    })
    assert.equal(headers.get('access-control-allow-origin'), '*')
  })

  test('show nothing of bots without a public page', async ({ assert }) => {
    const hidden = [
      await makeBot({ approvalStatus: 'pending', stats: STATS }),
      await makeBot({ approvalStatus: 'rejected', stats: STATS }),
      await makeBot({ deletedAt: ago({ days: 1 }), stats: STATS }),
      { discordBotId: nextSnowflake('bot') },
    ]
    for (const { discordBotId } of hidden) {
      const image = await get(`/api/badges/${discordBotId}.svg?lang=ro`)
      assert.equal(image.status, 404)
      assert.equal(getTitle(image.text), 'Botanica: negăsit')
      assert.equal(image.headers.get('content-type'), 'image/svg+xml; charset=utf-8')
      const data = await get(`/api/badges/${discordBotId}.json`)
      assert.deepEqual([data.status, data.body.code], [404, 'not_found'])
    }
  })

  test('reject unknown values, and ignore unknown parameters', async ({ assert }) => {
    const { discordBotId } = await makeBot()
    for (const query of ['kind=stars', 'theme=pink', 'lang=fr', 'kind[]=votes']) {
      const { status, body } = await get(`/api/badges/${discordBotId}.svg?${query}`)
      assert.deepEqual([status, body.code], [422, 'invalid'], query)
    }
    const camouflaged = await get(`/api/badges/${discordBotId}.svg?kind=votes&cache=no`)
    assert.equal(camouflaged.status, 200)
  })
})
