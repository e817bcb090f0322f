import type { Random } from '@botanica/demo-world'
import type { Palette } from './palette.ts'
import { circle, leaf, leafPath, round, stroke } from './shapes.ts'

/** Banners have a ratio of five to two. */
export const BANNER = { width: 600, height: 240 } as const

export type Landscape = (random: Random, palette: Palette) => string

function sky(fill: string): string {
  return `<rect width="${BANNER.width}" height="${BANNER.height}" fill="${fill}"/>`
}

/** A line of hills from left to right, filled down to the ground. */
function hills(random: Random, y: number, rise: number, fill: string): string {
  const points = Array.from({ length: 5 }, (_, k) => [k * 150, y - random.int(0, rise)] as const)
  const curve = points
    .slice(1)
    .map(([x, top], k) => {
      const before = points[k]!
      return `C${before[0] + 75} ${before[1]} ${x - 75} ${top} ${x} ${top}`
    })
    .join('')
  return `<path d="M0 ${points[0]![1]}${curve}V${BANNER.height}H0Z" fill="${fill}"/>`
}

const rollingHills: Landscape = (random, { paper, light, mid, deep, sun }) =>
  [
    sky(paper),
    circle(random.int(90, 510), random.int(56, 92), random.int(24, 38), sun),
    hills(random, 150, 50, light),
    hills(random, 188, 44, mid),
    hills(random, 222, 34, deep),
  ].join('')

const meadow: Landscape = (random, { paper, light, mid, deep, bloom, sun }) => {
  const stems = Array.from({ length: 26 }, (_, k) => {
    const x = 12 + k * 23 + random.int(-6, 6)
    const top = random.int(70, 168)
    const lean = random.int(-14, 14)
    const head =
      k % 3 === 0
        ? circle(x + lean, top, random.int(8, 13), random.pick([bloom, sun, paper]))
        : leaf(38, 9, mid, `translate(${x + lean} ${top + 24}) rotate(${lean * 2})`)
    return stroke(`M${x} 240Q${x} ${top + 70} ${x + lean} ${top}`, k % 2 ? mid : deep, 3) + head
  })
  return [sky(light), hills(random, 206, 40, paper), ...stems].join('')
}

const canopy: Landscape = (random, { deep, mid, light, bloom }) => {
  const leaves: string[] = []
  const turn = random.int(20, 60)
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 11; column++) {
      const x = column * 60 + (row % 2) * 30
      const tone = random.chance(0.12) ? bloom : (row + column) % 3 === 0 ? light : mid
      leaves.push(
        `<use href="#l" fill="${tone}" transform="translate(${x} ${row * 58 + 44}) rotate(${(row + column) % 2 ? turn : -turn})"/>`
      )
    }
  }
  return `${sky(deep)}<defs><path id="l" d="${leafPath(62, 19)}"/></defs>${leaves.join('')}`
}

const pond: Landscape = (random, { light, mid, deep, paper, bloom }) => {
  const pads = Array.from({ length: 7 }, (_, k) => {
    const x = 40 + k * 84 + random.int(-22, 22)
    const y = random.int(112, 216)
    const size = random.int(22, 40)
    const flower = random.chance(0.45)
      ? [-40, 0, 40]
          .map((turn) =>
            leaf(
              size * 0.8,
              size * 0.22,
              turn === 0 ? paper : bloom,
              `translate(${x} ${y}) rotate(${turn})`
            )
          )
          .join('')
      : ''
    return `<path d="M${x} ${y}l${size} ${round(size * -0.12)}a${size} ${round(size * 0.42)} 0 1 1 -${round(size * 0.5)} -${round(size * 0.28)}Z" fill="${k % 2 ? light : deep}"/>${flower}`
  })
  const ripples = Array.from({ length: 6 }, (_, k) =>
    stroke(`M${random.int(0, 480)} ${88 + k * 26}q24 -8 48 0t48 0`, paper, 2.5)
  )
  return [
    sky(mid),
    hills(random, 70, 40, deep),
    `<rect y="74" width="600" height="166" fill="${mid}"/>`,
    ...ripples,
    ...pads,
  ].join('')
}

const pines: Landscape = (random, { deep, mid, light, paper, sun }) => {
  const trees = Array.from({ length: 15 }, (_, k) => {
    const x = k * 43 + random.int(-10, 10)
    const height = random.int(70, 132)
    const base = 226 + random.int(-8, 10)
    return `<path d="M${x} ${base}l${round(height * 0.26)} 0l-${round(height * 0.13)} -${height}l-${round(height * 0.13)} ${height}Z" fill="${k % 3 ? deep : mid}"/>`
  })
  return [
    sky(light),
    circle(random.int(120, 480), 70, random.int(22, 34), paper),
    circle(random.int(40, 560), 44, 3, sun),
    hills(random, 168, 60, mid),
    ...trees,
    `<rect y="222" width="600" height="18" fill="${deep}"/>`,
  ].join('')
}

const furrows: Landscape = (random, { paper, light, mid, deep, sun, bloom }) => {
  const vanishing = random.int(220, 380)
  const rows = Array.from({ length: 12 }, (_, k) => {
    const [from, to] = [-300 + k * 100, -200 + k * 100]
    return `<path d="M${vanishing} 110L${from} 240H${to}Z" fill="${k % 2 ? mid : light}"/>`
  })
  return [
    sky(paper),
    circle(vanishing + random.int(-120, 120), 74, 30, random.chance(0.5) ? sun : bloom),
    hills(random, 118, 36, deep),
    `<rect y="110" width="600" height="130" fill="${deep}"/>`,
    ...rows,
  ].join('')
}

export const LANDSCAPES: readonly Landscape[] = [rollingHills, meadow, canopy, pond, pines, furrows]
