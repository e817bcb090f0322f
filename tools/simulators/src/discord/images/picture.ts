import { randomFor, type Snowflake } from '@botanica/demo-world'
import type { SimulatedAccount } from '../directory.ts'
import { CANVAS, EMBLEMS } from './emblems.ts'
import { BANNER, LANDSCAPES } from './landscapes.ts'
import { createPalette, type Palette } from './palette.ts'
import { portrait } from './portraits.ts'
import { circle, leaf, ring } from './shapes.ts'

/** The five default avatars in Discord's numbering, and the sixth of newer accounts. */
const DEFAULT_ACCENTS = [0x5c7f5a, 0x7d8a80, 0x4f8f86, 0xb08a3e, 0xb5614f, 0x8a6a94]
export const DEFAULT_AVATAR_COUNT = DEFAULT_ACCENTS.length

/** A slow sway for animated images, unless the viewer prefers reduced motion. */
const SWAY =
  '<style>@keyframes s{from{transform:rotate(-5deg)}to{transform:rotate(5deg)}}.s{transform-origin:50% 60%;animation:s 1.8s ease-in-out infinite alternate}@media(prefers-reduced-motion:reduce){.s{animation:none}}</style>'

export interface PictureOptions {
  /** Width in pixels. */
  readonly size: number
  readonly animated: boolean
}

/** An account's avatar as SVG: an emblem for a bot, a wreath with a letter for a person. */
export function avatarPicture(
  account: SimulatedAccount,
  hash: string,
  options: PictureOptions
): string {
  const random = randomFor(`picture/${hash}`)
  const palette = createPalette(account.account.accentColor)
  if (account.kind === 'person') {
    const drawing = portrait(account.name, random, palette)
    return square(palette.paper, drawing, options)
  }
  const emblem = pickById(EMBLEMS, account.id)
  const ground = random.chance(0.5) ? palette.deep : palette.mid
  const halo = random.chance(0.4) ? circle(128, 128, 112, lighter(ground, palette)) : ''
  return square(ground, halo + group(emblem(random, palette), options), options)
}

/** An account's banner as SVG: a landscape in its accent color. */
export function bannerPicture(
  account: SimulatedAccount,
  hash: string,
  { size, animated }: PictureOptions
): string {
  const random = randomFor(`picture/${hash}`)
  const palette = createPalette(account.account.accentColor)
  const landscape = pickById(LANDSCAPES, account.id)(random, palette)
  const glow = animated
    ? `<g class="s">${circle(300, 120, 6, palette.sun)}${circle(180, 70, 4, palette.sun)}${circle(440, 90, 5, palette.sun)}</g>${SWAY}`
    : ''
  const height = Math.round((size * BANNER.height) / BANNER.width)
  return svg(size, height, `0 0 ${BANNER.width} ${BANNER.height}`, landscape + glow)
}

/** The avatar of accounts without one. @param index from 0, below {@link DEFAULT_AVATAR_COUNT} */
export function defaultAvatar(index: number, size: number): string {
  const { paper, mid } = createPalette(DEFAULT_ACCENTS[index] ?? 0)
  const sprout = ring(leaf(70, 20, paper, ''), 2, [128, 168], -38).replace(
    /rotate\(180\)/,
    'rotate(76)'
  )
  return square(
    mid,
    `${sprout}<path d="M128 220V150" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>`,
    {
      size,
      animated: false,
    }
  )
}

/** The icon of a server. */
export function serverIcon(hash: string, size: number): string {
  const random = randomFor(`picture/${hash}`)
  const palette = createPalette(0x4f7d52)
  return square(palette.deep, EMBLEMS[0]!(random, palette), { size, animated: false })
}

function square(ground: string, drawing: string, { size }: PictureOptions): string {
  const background = `<rect width="${CANVAS}" height="${CANVAS}" fill="${ground}"/>`
  return svg(size, size, `0 0 ${CANVAS} ${CANVAS}`, background + drawing)
}

function svg(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`
}

function group(drawing: string, { animated }: PictureOptions): string {
  return animated ? `${SWAY}<g class="s">${drawing}</g>` : drawing
}

function lighter(ground: string, { deep, mid }: Palette): string {
  return ground === deep ? mid : deep
}

function pickById<T>(list: readonly T[], id: Snowflake): T {
  return list[Number(BigInt(id) % BigInt(list.length))]!
}
