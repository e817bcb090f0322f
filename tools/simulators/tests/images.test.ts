import { PEOPLE, type DemoBot, type ImageHealth } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { useSimulator, world } from './simulator.ts'

const simulator = useSimulator()
const MOST_BYTES = 12_000

const healthy = world.bots.filter(
  (bot) => bot.knownToPlatform && bot.account.avatar && bot.account.images.avatar === 'ok'
)
const moving = healthy.find((bot) => bot.account.avatar!.startsWith('a_'))!
const still = healthy.find((bot) => !bot.account.avatar!.startsWith('a_'))!

const avatar = (bot: DemoBot, ending = '.webp') =>
  simulator.request(`/cdn/avatars/${bot.id}/${bot.account.avatar}${ending}`)

function withHealth(kind: 'avatar' | 'banner', health: ImageHealth): string {
  const bot = world.bots.find((b) => b.account[kind] && b.account.images[kind] === health)!
  return `/cdn/${kind}s/${bot.id}/${bot.account[kind]}.webp?size=128`
}

describe('images', () => {
  test('every account with an avatar has a different one, as a small SVG', async () => {
    const people = world.people.filter((person) => person.account.avatar)
    const seen = new Set<string>()
    for (const { id, account } of [...healthy, ...people]) {
      const response = await simulator.request(`/cdn/avatars/${id}/${account.avatar}.webp?size=128`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
      const svg = await response.text()
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s)
      expect(svg.length).toBeLessThan(MOST_BYTES)
      expect(svg).not.toMatch(/NaN|undefined/)
      seen.add(svg)
    }
    expect(seen.size).toBe(healthy.length + people.length)
  })

  test('every account with a banner has a different one', async () => {
    const owners = [...world.bots, ...world.people].filter(
      ({ account }) => account.banner && account.images.banner === 'ok'
    )
    const seen = new Set<string>()
    for (const { id, account } of owners) {
      const response = await simulator.request(`/cdn/banners/${id}/${account.banner}.png?size=600`)
      const svg = await response.text()
      expect(svg).toContain('width="600" height="240"')
      expect(svg.length).toBeLessThan(MOST_BYTES)
      expect(svg).not.toMatch(/NaN|undefined/)
      seen.add(svg)
    }
    expect(seen.size).toBe(owners.length)
  })

  test('the same request returns the same bytes, or a 304 with a matching ETag', async () => {
    const first = await avatar(still)
    const etag = first.headers.get('ETag')!
    expect(await (await avatar(still)).text()).toBe(await first.text())
    const again = await simulator.request(`/cdn/avatars/${still.id}/${still.account.avatar}.webp`, {
      headers: { 'If-None-Match': etag },
    })
    expect(again.status).toBe(304)
    expect(first.headers.get('Cache-Control')).toContain('immutable')
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('only an animated hash is animated, and only as gif', async () => {
    expect(await (await avatar(moving, '.gif')).text()).toContain('@keyframes')
    expect(await (await avatar(moving, '.webp')).text()).not.toContain('@keyframes')
    expect((await avatar(still, '.gif')).status).toBe(415)
  })

  test.each(['png', 'webp', 'jpg'])('%s is served', async (extension) => {
    expect((await avatar(still, `.${extension}?size=64`)).status).toBe(200)
  })

  test.each(['0', '17', '99999', 'big', ''])('size=%s is a 400', async (size) => {
    expect((await avatar(still, `.png?size=${size}`)).status).toBe(400)
  })

  test('default avatars, the icons of applications and of the server', async () => {
    for (const n of [0, 1, 2, 3, 4]) {
      expect((await simulator.request(`/cdn/embed/avatars/${n}.png`)).status).toBe(200)
    }
    const icon = `/cdn/app-icons/${still.id}/${still.account.avatar}.png`
    expect((await simulator.request(icon)).status).toBe(200)
    const { id, icon: hash } = world.communityServer
    expect((await simulator.request(`/cdn/icons/${id}/${hash}.png`)).status).toBe(200)
  })
})

describe('missing images', () => {
  test.each([
    ['/cdn/embed/avatars/6.png'],
    ['/cdn/embed/avatars/x.png'],
    ['/cdn/avatars/999999999999999999/abcdef.png'],
    [`/cdn/avatars/${still.id}/0123456789abcdef0123456789abcdef.png`],
    [`/cdn/avatars/${still.id}/${still.account.avatar}.svg`],
    [`/cdn/avatars/${still.id}/${still.account.avatar}`],
    [`/cdn/banners/${still.id}/${still.account.avatar}.png`],
    [`/cdn/avatars/${PEOPLE.nina}/null.png`],
    [`/cdn/icons/${PEOPLE.nina}/null.png`],
    ['/cdn/'],
  ])('%s is a 404', async (path) => {
    expect((await simulator.request(path)).status).toBe(404)
  })

  test('images that the demo world marks as missing, failing or truncated behave so', async () => {
    for (const kind of ['avatar', 'banner'] as const) {
      expect((await simulator.request(withHealth(kind, 'missing'))).status).toBe(404)
      expect((await simulator.request(withHealth(kind, 'error'))).status).toBe(500)
      const truncated = await simulator.request(withHealth(kind, 'truncated'))
      expect(truncated.status).toBe(200)
      await expect(truncated.text()).rejects.toThrow('terminated')
    }
  })

  test('a new hash replaces the image, and the old URL is gone', async () => {
    const before = await (await avatar(still)).text()
    simulator.control.changeAccount(still.id, { avatar: 'b'.repeat(32) })
    expect((await avatar(still)).status).toBe(404)
    const after = await simulator.request(`/cdn/avatars/${still.id}/${'b'.repeat(32)}.webp`)
    expect(after.status).toBe(200)
    expect(await after.text()).not.toBe(before)
  })
})
