import { parseAtomFeed } from 'feedsmith'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { publish } from '#app/core/outbox/outbox'
import { BOT_TOPIC } from '#app/directory/outbox'
import { SECOND_MS, YEAR_SECONDS } from '#app/core/time'
import { SECURITY_CONTACT_PATH, STATIC_PAGES } from '#app/site/rules'
import { ago, makeBot } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { validXml } from '#tests/site/support/xml'

const SITE = app.makePath('tests/site/fixture/site')
const SECURITY_CONTACT = 'https://botanica.example/report'

test.group('Search engines and feed readers', (group) => {
  useDatabase(group)
  let server: ServerProcess
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.client.get(path, headers)
  const url = (path: string) => new URL(path, server.client.url).href

  let listed: Awaited<ReturnType<typeof makeBot>>
  let certified: Awaited<ReturnType<typeof makeBot>>
  let hidden: Awaited<ReturnType<typeof makeBot>>[]

  group.setup(async () => {
    listed = await makeBot({
      name: 'Moss & "Fern" <script>',
      shortDescription: 'Grows ]]> & <img src=x onerror=alert(1)> waits for you.',
      approvedAt: ago({ hours: 2 }),
    })
    certified = await makeBot({
      certified: true,
      approvedAt: ago({ hours: 5 }),
      certifiedAt: ago({ hours: -1 }),
    })
    hidden = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ approvalStatus: 'rejected' }),
      await makeBot({ deletedAt: ago({ days: 1 }) }),
      await makeBot({ autoDeleted: true }),
    ]
    server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: { SITE_BUILD_DIR: SITE, SECURITY_CONTACT },
    })
    return () => server.kill()
  })

  test('robots.txt lists disallowed paths and the sitemap', async ({ assert }) => {
    const { status, headers, text } = await get('/robots.txt')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
    assert.include(text, 'Disallow: /api/\n')
    assert.include(text, `Sitemap: ${url('/sitemap.xml')}\n`)
  })

  test('security.txt says where to report a vulnerability', async ({ assert }) => {
    const { status, headers, text } = await get(SECURITY_CONTACT_PATH)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
    const fields = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string])
    )
    const expires = Date.parse(fields.get('Expires')!)
    assert.isAbove(expires, Date.now())
    assert.isBelow(expires, Date.now() + YEAR_SECONDS * SECOND_MS)
    fields.delete('Expires')
    assert.deepEqual(Object.fromEntries(fields), {
      Contact: SECURITY_CONTACT,
      'Preferred-Languages': 'en, ro',
      Canonical: url(SECURITY_CONTACT_PATH),
    })
  })

  test('the sitemap index leads to every listed bot and page', async ({ assert }) => {
    const index = await get('/sitemap.xml')
    assert.equal(index.headers.get('content-type'), 'application/xml; charset=utf-8')
    const parts = [...validXml(index.text).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, part]) => part!)
    assert.lengthOf(parts, 2)
    const texts = await Promise.all(parts.map(async (part) => (await get(part)).text))
    const entries = texts.map(validXml).join('')
    for (const path of STATIC_PAGES) assert.include(entries, `<loc>${url(path)}</loc>`)
    for (const { discordBotId } of [listed, certified]) {
      assert.include(entries, `<loc>${url(`/bot/${discordBotId}`)}</loc>`)
      const romanian = url(`/bot/${discordBotId}?lang=ro`)
      assert.include(entries, `hreflang="ro" href="${romanian}"`)
    }
    for (const { discordBotId } of hidden) assert.notInclude(entries, discordBotId)
  })

  test('unknown sitemaps are 404', async ({ assert }) => {
    for (const part of ['bots-7.xml', 'bots-00.xml', 'bots-99999999999.xml', 'pages', 'x.xml'])
      assert.equal((await get(`/sitemaps/${part}`)).status, 404, part)
  })

  test('the feed of new bots is Atom, newest first, with escaped texts', async ({ assert }) => {
    const { headers, text } = await get('/feeds/new.atom')
    assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8')
    validXml(text)
    const { entries } = parseAtomFeed(text)
    const entry = entries!.find(({ id }) => id!.includes(listed.discordBotId))!
    assert.deepEqual(entry.title, { type: 'text', value: listed.name })
    assert.deepEqual(entry.summary, { type: 'text', value: listed.shortDescription })
    const places = [listed, certified].map(({ discordBotId }) => text.indexOf(discordBotId))
    assert.isAbove(places[0]!, -1)
    assert.isBelow(places[0]!, places[1]!)
    for (const { discordBotId } of hidden) assert.notInclude(text, discordBotId)
    assert.include(text, `href="${url('/feeds/new.atom')}"`)
  })

  test('the feed of certified bots is JSON, in the requested language', async ({ assert }) => {
    const { headers, body } = await get('/feeds/certified.json?lang=ro')
    assert.equal(headers.get('content-type'), 'application/feed+json; charset=utf-8')
    assert.match(body.version, /^https:\/\/jsonfeed\.org\/version\//)
    assert.equal(body.title, 'Boți certificați · Botanica')
    assert.equal(body.feed_url, url('/feeds/certified.json?lang=ro'))
    assert.deepEqual(
      body.items.map(({ id, title }: { id: string; title: string }) => ({ id, title })),
      [{ id: url(`/bot/${certified.discordBotId}`), title: certified.name }]
    )
    assert.equal(body.items[0].url, url(`/bot/${certified.discordBotId}?lang=ro`))
  })

  test('JSON feeds contain owners’ texts as plain text, never as HTML', async ({ assert }) => {
    const { body } = await get('/feeds/new.json')
    const item = body.items.find(({ id }: { id: string }) => id.includes(listed.discordBotId))
    assert.equal(item.content_text, listed.shortDescription)
    for (const one of body.items) assert.notProperty(one, 'content_html')
  })

  test('a feed is as recent as its latest change, and no entry is older than its listing', async ({
    assert,
  }) => {
    const { updated, entries } = parseAtomFeed((await get('/feeds/certified.atom')).text)
    for (const entry of entries!) {
      assert.isAtLeast(Date.parse(entry.updated!), Date.parse(entry.published!))
      assert.isAtLeast(Date.parse(updated!), Date.parse(entry.updated!))
    }
    assert.isNotEmpty(entries)
  })

  test('unknown feeds are 404', async ({ assert }) => {
    for (const name of ['new.rss', 'new', 'old.json', 'newxatom'])
      assert.equal((await get(`/feeds/${name}`)).status, 404, name)
  })

  test('responses are cacheable and revalidated by ETag', async ({ assert }) => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/feeds/new.atom']) {
      const { headers } = await get(path)
      assert.include(headers.get('cache-control')!, 's-maxage=300', path)
      assert.isNull(headers.get('set-cookie'), path)
      const again = await get(path, { 'if-none-match': headers.get('etag')! })
      assert.equal(again.status, 304, path)
    }
  })

  test('a feed is invalidated when a bot is listed', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    assert.notInclude((await get('/feeds/new.json')).text, bot.discordBotId)
    await db.transaction(async (trx) => {
      await trx
        .from('bots')
        .where('id', bot.id)
        .update({ approval_status: 'approved', approved_at: new Date() })
      await publish(trx, { topic: BOT_TOPIC, key: String(bot.id) })
    })
    await eventually(async () => (await get('/feeds/new.json')).text.includes(bot.discordBotId))
  })
})
