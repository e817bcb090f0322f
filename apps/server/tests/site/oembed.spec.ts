import { test } from '@japa/runner'
import { getPageUrl, SITE_URL } from '#app/site/page_urls'
import { ago, makeBot, nextSnowflake } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServer } from '#tests/helpers/http'
import { validXml } from '#tests/site/support/xml'

const HOSTILE = '"><script>alert(1)</script>'

test.group('oEmbed and OpenSearch', (group) => {
  useDatabase(group)
  const server = useServer(group)
  const embed = (url: string, query = '') =>
    server.client.get(`/api/oembed?${new URLSearchParams({ url })}${query}`)

  test('a link to a bot is embedded with its name and picture', async ({ assert }) => {
    const { discordBotId } = await makeBot({ name: HOSTILE })
    for (const end of ['', '/vote', '?lang=en']) {
      const { status, body, headers } = await embed(
        `${SITE_URL}/bot/${discordBotId}${end}`,
        '&maxwidth=400&format=json'
      )
      assert.equal(status, 200)
      assert.deepEqual(body, {
        type: 'link',
        version: '1.0',
        title: HOSTILE,
        provider_name: 'Botanica',
        provider_url: SITE_URL,
        thumbnail_url: `${SITE_URL}/previews/bots/${discordBotId}.png?lang=en`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
        cache_age: 300,
      })
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.match(headers.get('content-type')!, /^application\/json/)
    }
    const { body } = await embed(`${SITE_URL}/bot/${discordBotId}?lang=ro`)
    assert.match(body.thumbnail_url, /\?lang=ro$/)
  })

  test('nothing of bots without a public page, and of other addresses, is embedded', async ({
    assert,
  }) => {
    const hidden = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ approvalStatus: 'rejected' }),
      await makeBot({ deletedAt: ago({ days: 1 }) }),
      { discordBotId: nextSnowflake('bot') },
    ].map(({ discordBotId }) => `${SITE_URL}/bot/${discordBotId}`)
    const { discordBotId } = await makeBot()
    const foreign = [
      `https://other.example/bot/${discordBotId}`,
      `${SITE_URL}/discover`,
      'bot',
      '//',
    ]
    for (const url of [...hidden, ...foreign]) {
      const { status, body } = await embed(url)
      assert.deepEqual([status, body.code], [404, 'not_found'], url)
    }
    assert.equal((await embed(`${SITE_URL}/bot/${discordBotId}`, '&format=xml')).status, 422)
    assert.equal((await server.client.get('/api/oembed')).status, 422)
  })

  test('browsers learn how the site is searched, in their language', async ({ assert }) => {
    const { headers, text } = await server.client.get('/opensearch.xml?lang=ro')
    assert.equal(
      headers.get('content-type'),
      'application/opensearchdescription+xml; charset=utf-8'
    )
    const list = getPageUrl('/discover', 'ro').replace('&', '&amp;')
    assert.include(validXml(text), `template="${list}&amp;search={searchTerms}"`)
    assert.include(text, 'Caută boți')
  })
})
