import { describe, expect, it } from 'vitest'
import { defaultAvatarUrl, getImageUrls, isAnimated } from '../../src/platform/index.ts'

const HOST = 'https://images.test'
const ID = '300000000000000007'

describe('image URLs', () => {
  const images = getImageUrls(HOST)

  it('contain hash and size', () => {
    expect(images.avatar(ID, 'abc', { size: 64 })).toBe(`${HOST}/avatars/${ID}/abc.webp?size=64`)
    expect(images.banner(ID, 'abc', { size: 1024 })).toBe(
      `${HOST}/banners/${ID}/abc.webp?size=1024`
    )
  })

  it('are animated only when possible and requested', () => {
    expect(images.avatar(ID, 'a_bc', { size: 512, animated: true })).toContain('a_bc.gif')
    expect(images.avatar(ID, 'a_bc', { size: 512 })).toContain('a_bc.webp')
    expect(images.avatar(ID, 'abc', { size: 512, animated: true })).toContain('abc.webp')
    expect(isAnimated('a_bc')).toBe(true)
    expect(isAnimated(null)).toBe(false)
  })

  it('include a default avatar and no default banner', () => {
    expect(images.avatar(ID, null, { size: 64 })).toBe(defaultAvatarUrl(HOST, ID))
    expect(images.banner(ID, null, { size: 600 })).toBeNull()
  })

  it('escape the hash', () => {
    expect(images.avatar(ID, '../../x?y#z', { size: 64 })).toBe(
      `${HOST}/avatars/${ID}/..%2F..%2Fx%3Fy%23z.webp?size=64`
    )
  })
})

describe('defaultAvatarUrl', () => {
  it.each([
    /* Beyond 2^53 these ids are equal as floating-point numbers. */
    ['300000000000000005', 0],
    ['300000000000000006', 1],
    ['300000000000000007', 2],
    ['300000000000000009', 4],
    ['18446744073709551615', 0],
  ])('divides %s exactly', (id, index) => {
    expect(defaultAvatarUrl(HOST, id)).toBe(`${HOST}/embed/avatars/${index}.png`)
  })

  it.each(['', 'x', '-1', '1.5'])('returns the first avatar for the malformed id %j', (id) => {
    expect(defaultAvatarUrl(HOST, id)).toBe(`${HOST}/embed/avatars/0.png`)
  })
})
