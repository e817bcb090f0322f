import type { Random } from '@botanica/demo-world'
import type { Palette } from './palette.ts'
import { circle, leaf, ring, round, stroke } from './shapes.ts'

/** Images are drawn on a square of this size. */
export const CANVAS = 256
const CENTER = [CANVAS / 2, CANVAS / 2] as const

/** Draws the emblem of a bot in the center of the canvas. */
export type Emblem = (random: Random, palette: Palette) => string

const flower: Emblem = (random, { light, bloom, sun, deep }) => {
  const petals = random.int(5, 9)
  const length = random.int(76, 92)
  const width = (length * 2.4) / petals
  const outer = leaf(length, width * 1.5, random.chance(0.5) ? bloom : light, '')
  const inner = leaf(length * 0.62, width, random.chance(0.5) ? light : bloom, '')
  const seeds = ring(circle(0, -13, 3, deep), random.int(6, 9), CENTER)
  return [
    ring(outer, petals, CENTER, random.int(0, 40)),
    ring(inner, petals, CENTER, FULL / petals / 2),
    circle(...CENTER, 24, sun),
    seeds,
  ].join('')
}

const sprig: Emblem = (random, { light, bloom, paper }) => {
  const pairs = random.int(3, 5)
  const step = 130 / pairs
  const leaves = Array.from({ length: pairs }, (_, k) => {
    const y = 196 - k * step
    const size = 62 - k * (34 / pairs)
    const tone = k % 2 === 0 ? light : paper
    return (
      leaf(size, size / 3.4, tone, `translate(128 ${round(y)}) rotate(56)`) +
      leaf(size, size / 3.4, tone, `translate(128 ${round(y)}) rotate(-56)`)
    )
  })
  return [
    stroke('M128 226V70', paper, 6),
    ...leaves,
    leaf(52, 14, random.chance(0.5) ? bloom : light, 'translate(128 78)'),
  ].join('')
}

const fern: Emblem = (random, { light, paper }) => {
  const bend = random.pick([-1, 1])
  const fronds = Array.from({ length: 11 }, (_, k) => {
    const along = k / 11
    const x = 128 + bend * 44 * along ** 2
    const y = 218 - 156 * along
    const size = 58 * (1 - along) + 14
    const turn = bend * 22 * along
    return [64, -64]
      .map((side) =>
        leaf(
          size,
          size / 5,
          k % 3 === 0 ? paper : light,
          `translate(${round(x)} ${round(y)}) rotate(${round(side + turn)})`
        )
      )
      .join('')
  })
  const tip = 128 + bend * 44
  return stroke(`M128 228Q128 120 ${tip} 58`, paper, 5) + fronds.join('')
}

const succulent: Emblem = (random, { light, mid, paper, bloom }) => {
  const leaves = random.int(7, 10)
  return [
    ring(leaf(98, 26, mid, ''), leaves, CENTER),
    ring(leaf(76, 22, light, ''), leaves, CENTER, FULL / leaves / 2),
    ring(leaf(52, 17, paper, ''), leaves, CENTER),
    ring(leaf(26, 10, bloom, ''), Math.ceil(leaves / 2), CENTER, 18),
  ].join('')
}

const seedHead: Emblem = (random, { paper, light, sun, bloom }) => {
  const rays = random.int(14, 20)
  const ray =
    stroke('M0 -16V-78', light, 2.4) +
    circle(0, -84, random.int(6, 9), paper) +
    circle(0, -84, 3, bloom)
  return [
    stroke('M128 128C132 180 126 210 122 236', light, 5),
    ring(ray, rays, [128, 118]),
    circle(128, 118, 15, sun),
  ].join('')
}

const treeRings: Emblem = (random, { light, paper, deep, bloom }) => {
  const tilt = random.int(0, 90)
  let radius = 98
  const rings: string[] = []
  for (let k = 0; radius > 12; k++) {
    const squeeze = 0.9 + random.next() * 0.08
    const fill = [light, deep, paper, deep][k % 4]
    rings.push(
      `<ellipse rx="${round(radius)}" ry="${round(radius * squeeze)}" fill="${fill}" transform="translate(128 128) rotate(${tilt + k * 13})"/>`
    )
    radius -= k % 2 === 0 ? random.int(9, 20) : random.int(3, 6)
  }
  return rings.join('') + circle(...CENTER, 8, bloom)
}

const mushroom: Emblem = (random, { paper, bloom, light, deep }) => {
  const spots = Array.from({ length: random.int(4, 6) }, (_, k) =>
    circle(74 + k * 24, 96 - Math.sin((k + 1) * 1.1) * 16, random.int(5, 10), paper)
  )
  return [
    `<path d="M108 128h40c-4 34 2 58 10 84q-30 12-60 0c8-26 14-50 10-84Z" fill="${paper}"/>`,
    `<path d="M36 134C40 78 84 46 128 46s88 32 92 88q-92 26-184 0Z" fill="${bloom}"/>`,
    ...spots,
    stroke('M92 141q36 9 72 0', deep, 4),
    leaf(40, 12, light, 'translate(76 218) rotate(-34)'),
    leaf(46, 12, light, 'translate(178 218) rotate(30)'),
  ].join('')
}

const acorn: Emblem = (random, { paper, light, mid, sun }) => {
  const lines = Array.from({ length: 5 }, (_, k) => {
    const x = 78 + k * 25
    return stroke(`M${x} 88Q${round(128 + (x - 128) * 0.7)} 108 ${x} 124`, mid, 3)
  })
  return [
    stroke(`M128 74q${random.pick([-14, 14])} -20 4 -38`, paper, 8),
    `<path d="M70 118h116c4 60-34 92-58 110c-24-18-62-50-58-110Z" fill="${sun}"/>`,
    `<path d="M52 122C54 84 90 68 128 68s74 16 76 54q-76 16-152 0Z" fill="${light}"/>`,
    ...lines,
    stroke('M100 150q2 26 14 42', paper, 5),
  ].join('')
}

const lotus: Emblem = (random, { bloom, light, paper, mid }) => {
  const spread = random.int(20, 27)
  const petals = [3, -3, 2, -2, 1, -1, 0].map((k) =>
    leaf(
      118 - Math.abs(k) * 9,
      30,
      [paper, light, bloom, light][Math.abs(k)]!,
      `translate(128 186) rotate(${k * spread})`
    )
  )
  const waves = [206, 224].map((y, k) =>
    stroke(`M${48 + k * 26} ${y}q20 -10 40 0t40 0t40 0${k ? '' : 't40 0'}`, mid, 6)
  )
  return petals.join('') + waves.join('')
}

const berries: Emblem = (random, { bloom, paper, light }) => {
  const side = random.pick([-1, 1])
  const fruits = Array.from({ length: 5 }, (_, k) => {
    const x = 128 + side * (k - 2) * 30
    const y = 150 + Math.abs(k - 2) * -12 + random.int(-6, 6)
    return (
      stroke(`M128 84Q${x} 96 ${x} ${y}`, paper, 4) +
      circle(x, y + 16, 19, bloom) +
      circle(x - 6, y + 10, 5, paper)
    )
  })
  return [
    ...fruits,
    leaf(82, 26, light, 'translate(128 92) rotate(52)'),
    leaf(82, 26, light, 'translate(128 92) rotate(-52)'),
    leaf(56, 17, paper, 'translate(128 92)'),
  ].join('')
}

const ginkgo: Emblem = (random, { light, paper, sun, deep }) => {
  const folds = random.int(7, 11)
  const veins = Array.from({ length: folds }, (_, k) => {
    const angle = -62 + (124 * k) / (folds - 1)
    return `<path d="M0 -18V-104" stroke="${deep}" stroke-width="2.4" opacity=".35" transform="translate(128 176) rotate(${round(angle)})"/>`
  })
  return [
    stroke(`M128 172q${random.pick([-10, 10])} 34 4 60`, paper, 7),
    `<path d="M128 176C84 166 44 130 32 84C60 54 100 50 122 60L128 92L134 60C156 50 196 54 224 84C212 130 172 166 128 176Z" fill="${random.chance(0.5) ? sun : light}"/>`,
    ...veins,
  ].join('')
}

const knot: Emblem = (random, { light, paper, bloom, mid }) => {
  const arms = random.int(3, 6)
  const twisted = `<g transform="translate(0 -18) rotate(${random.int(14, 30)})">${leaf(84, 20, light, '')}</g>`
  const back = `<g transform="translate(0 -30) rotate(${random.int(-60, -40)})">${leaf(62, 15, paper, '')}</g>`
  return [
    ring(back, arms, CENTER, 10),
    ring(twisted, arms, CENTER),
    circle(...CENTER, 26, mid),
    circle(...CENTER, 13, bloom),
  ].join('')
}

const cactus: Emblem = (random, { light, mid, paper, bloom }) => {
  const side = random.pick([-1, 1])
  const spines = Array.from({ length: 6 }, (_, k) =>
    stroke(`M${114 + (k % 2) * 28} ${84 + k * 18}l6 -6`, paper, 3)
  )
  const arm = (direction: number, y: number) =>
    stroke(`M128 ${y}h${direction * 34}q${direction * 14} 0 ${direction * 14} -14v-30`, light, 24)
  return [
    arm(side, 152),
    arm(-side, 128),
    `<rect x="102" y="58" width="52" height="146" rx="26" fill="${light}"/>`,
    ...spines,
    ring(leaf(22, 8, bloom, ''), 5, [128, 56]),
    `<path d="M84 196h88l-10 42H94Z" fill="${mid}"/>`,
  ].join('')
}

const FULL = 360

/** Neighboring ids get different emblems. */
export const EMBLEMS: readonly Emblem[] = [
  flower,
  fern,
  mushroom,
  succulent,
  sprig,
  treeRings,
  lotus,
  acorn,
  seedHead,
  ginkgo,
  berries,
  knot,
  cactus,
]
