import { randomFor } from './random.ts'
import type { DemoPresence, ImageHealth, PlatformAccount, Snowflake } from './types.ts'

const HASH_LENGTH = 32
const ANIMATED_PREFIX = 'a_'
/** The golden angle keeps the hues of consecutive accounts far apart, however many there are. */
const GOLDEN_ANGLE = 137.508
const OFFLINE: DemoPresence = { status: 'offline', activity: null }

/** The state of an image: static, animated, absent, or present by its hash on an image host that fails. */
export type Picture = 'still' | 'animated' | 'none' | Exclude<ImageHealth, 'ok'>

export interface AccountFacts {
  readonly username: string
  readonly globalName?: string | null
  readonly discriminator?: string
  readonly avatar?: Picture
  readonly banner?: Picture
  readonly presence?: DemoPresence
}

/** Completes the given facts with hashes and a color that follow from the id. */
export function createPlatformAccount(id: Snowflake, facts: AccountFacts): PlatformAccount {
  const avatar = facts.avatar ?? 'still'
  const banner = facts.banner ?? 'still'
  return {
    username: facts.username,
    globalName: facts.globalName ?? null,
    discriminator: facts.discriminator ?? '0',
    avatar: getImageHash('avatar', id, avatar),
    banner: getImageHash('banner', id, banner),
    accentColor: accentColor(id),
    presence: facts.presence ?? OFFLINE,
    images: { avatar: getImageHealth(avatar), banner: getImageHealth(banner) },
  }
}

/** The hash of an image on the image host; also used for server icons. */
export function getImageHash(kind: string, id: Snowflake, picture: Picture): string | null {
  if (picture === 'none') return null
  const hash = randomFor(`${kind}/${id}`).hex(HASH_LENGTH)
  return picture === 'animated' ? ANIMATED_PREFIX + hash : hash
}

function getImageHealth(picture: Picture): ImageHealth {
  return picture === 'still' || picture === 'animated' || picture === 'none' ? 'ok' : picture
}

function accentColor(id: Snowflake): number {
  const random = randomFor(`colour/${id}`)
  const hue = (Number(BigInt(id) % 1000n) * GOLDEN_ANGLE) % 360
  return hslToRgb(hue, 0.38 + random.next() * 0.2, 0.4 + random.next() * 0.14)
}

/** Hue in degrees, saturation and lightness from 0 to 1. Returns 0xRRGGBB. */
function hslToRgb(hue: number, saturation: number, lightness: number): number {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return (channel(0) << 16) | (channel(8) << 8) | channel(4)
}
