import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ago, makeBot, makeCategory, makeUser, nextSnowflake } from '#database/factories/index'
import { SITE_URL } from '#app/site/page_urls'
import { MAX_WAITING_PREVIEWS } from '#app/site/previews/draw_preview'
import { PREVIEW_COLORS } from '#app/site/previews/preview_colors'
import { getPreviewPath, PREVIEW_SIZE } from '#app/site/rules'
import { useDatabase } from '#tests/helpers/database'
import { useServer } from '#tests/helpers/http'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Where the header of a PNG has its width; the height follows. */
const WIDTH_AT = 16
const HEIGHT_AT = 20

/** Returns the size of a PNG. @throws if it is none */
function parseSize(png: Buffer) {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is not a PNG.')
  return { width: png.readUInt32BE(WIDTH_AT), height: png.readUInt32BE(HEIGHT_AT) }
}

/** The roles of the colors, by their names in the style sheet of the screens. */
const ROLES = {
  paper: 'paper',
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  leaf: 'leaf',
  leafWash: 'leaf-wash',
  sun: 'sun-ink',
} as const
const TOKENS = '../../packages/ui/src/theme/tokens.css'

test.group('Previews | colors', () => {
  test('are those of the screens', async ({ assert }) => {
    const css = await readFile(app.makePath(TOKENS), 'utf8')
    for (const [role, token] of Object.entries(ROLES)) {
      const { light, dark } = PREVIEW_COLORS
      const color = role as keyof typeof ROLES
      assert.include(css, `--${token}: light-dark(${light[color]}, ${dark[color]});`)
    }
  })
})

test.group('Previews', (group) => {
  useDatabase(group)
  const server = useServer(group)

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(new URL(path, server.client.url), { headers })
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  test('of bots, people and categories are PNGs of the right size', async ({ assert }) => {
    const category = await makeCategory('Seeds', 'For sowing.')
    const user = await makeUser({ displayName: 'Ștefan Țuțea', bio: 'Grădinar' })
    const { discordBotId } = await makeBot({ certified: true, userId: user.id })
    for (const path of [
      getPreviewPath('bots', discordBotId, { language: 'en', version: '1' }),
      getPreviewPath('users', user.id, { language: 'ro' }),
      getPreviewPath('categories', category.id, { language: 'ro' }),
    ]) {
      const { status, headers, bytes } = await get(path)
      assert.equal(status, 200, path)
      assert.equal(headers.get('content-type'), 'image/png')
      assert.deepEqual(parseSize(bytes), PREVIEW_SIZE)
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
      assert.match(headers.get('cache-control')!, /^public/)
      assert.equal((await get(path, { 'if-none-match': headers.get('etag')! })).status, 304)
    }
  })

  test('differ by language and theme, and not by their version', async ({ assert }) => {
    const { discordBotId } = await makeBot()
    const tags = new Map<string, string>()
    for (const query of ['?lang=en', '?lang=ro', '?lang=en&theme=dark', '?lang=en&v=2'])
      tags.set(
        query,
        (await get(`/previews/bots/${discordBotId}.png${query}`)).headers.get('etag')!
      )
    assert.lengthOf([...new Set(tags.values())], 3)
    assert.equal(tags.get('?lang=en&v=2'), tags.get('?lang=en'))
  })

  test('draw any name as text', async ({ assert }) => {
    for (const name of [
      '<script>alert(1)</script>',
      '"&\'</svg>',
      '🌱',
      'W'.repeat(100),
      'მცენარე 植物',
    ]) {
      const { discordBotId } = await makeBot({ name })
      const { status, bytes } = await get(`/previews/bots/${discordBotId}.png`)
      assert.equal(status, 200, name)
      assert.deepEqual(parseSize(bytes), PREVIEW_SIZE)
    }
  })

  test('show nothing of bots without a public page, and of banned members', async ({ assert }) => {
    const hidden = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ approvalStatus: 'rejected' }),
      await makeBot({ deletedAt: ago({ days: 1 }) }),
      { discordBotId: nextSnowflake('bot') },
    ]
    for (const { discordBotId } of hidden)
      assert.equal((await get(`/previews/bots/${discordBotId}.png`)).status, 404)
    const banned = await makeUser({ banned: true, banReason: 'Spam' })
    assert.equal((await get(`/previews/users/${banned.id}.png`)).status, 404)
    assert.equal((await get('/previews/categories/999999999.png')).status, 404)
    assert.equal((await get('/previews/bots/fern.png')).status, 404)
  })

  test('exist for every public page, also of a bot that Discord no longer knows', async ({
    assert,
  }) => {
    const { discordBotId } = await makeBot({ autoDeleted: true })
    assert.equal((await server.client.get(`/api/bots/discord/${discordBotId}`)).status, 200)
    const url = new URL(`/bot/${discordBotId}`, SITE_URL).href
    const { body } = await server.client.get(`/api/oembed?url=${encodeURIComponent(url)}`)
    const { pathname, search } = new URL(body.thumbnail_url)
    assert.equal((await get(`${pathname}${search}`)).status, 200)
    assert.equal((await get(`/api/badges/${discordBotId}.svg`)).status, 200)
  })

  test('are refused when too many are waiting', async ({ assert }) => {
    const waves = 4
    const bots = await Promise.all(
      Array.from({ length: waves * MAX_WAITING_PREVIEWS }, () => makeBot())
    )
    const answers = await Promise.all(
      bots.map(({ discordBotId }) => get(`/previews/bots/${discordBotId}.png`))
    )
    const refused = answers.filter(({ status }) => status === 503)
    assert.isNotEmpty(refused)
    assert.equal(
      refused.length + answers.filter(({ status }) => status === 200).length,
      bots.length
    )
    for (const { headers } of refused) assert.equal(headers.get('retry-after'), '10')
  })
})
