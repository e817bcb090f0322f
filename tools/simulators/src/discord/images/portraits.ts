import type { Random } from '@botanica/demo-world'
import type { Palette } from './palette.ts'
import { circle, leaf, ring } from './shapes.ts'

const CENTER = [128, 128] as const
const LETTER = /\p{L}|\p{N}/u

/** A letter inside a wreath, so that people can be distinguished from bots at a glance. */
export function portrait(name: string, random: Random, palette: Palette): string {
  const { mid, light, deep, bloom } = palette
  const leaves = random.int(14, 22)
  const lean = random.int(38, 62)
  const wreathLeaf = `<g transform="translate(0 -88) rotate(${lean})">${leaf(42, 11, mid, '')}</g>`
  const under = `<g transform="translate(0 -86) rotate(${-lean - 70})">${leaf(34, 9, light, '')}</g>`
  const berries = random.chance(0.6)
    ? ring(circle(0, -96, 6, bloom), random.int(3, 7), CENTER, random.int(0, 60))
    : ''
  return [
    ring(under, leaves, CENTER, 9),
    ring(wreathLeaf, leaves, CENTER),
    berries,
    `<text x="128" y="128" dy=".35em" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-size="104" fill="${deep}">${initial(name)}</text>`,
  ].join('')
}

/** The first letter of a name. Letters and digits need no escaping in markup. */
function initial(name: string): string {
  return (LETTER.exec(name)?.[0] ?? '?').toUpperCase()
}
