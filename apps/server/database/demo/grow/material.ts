import type { DemoWorld } from '@botanica/demo-world'

/** Vocabulary for generated bots and reviews, taken from the demo data. */
export interface Material {
  readonly nameWords: readonly string[]
  readonly shorts: readonly string[]
  /** Lines of long descriptions, without headings and code. */
  readonly lines: readonly string[]
  readonly comments: readonly string[]
}

const NAME_WORD = /^\p{Lu}[\p{L}\d]{2,13}$/u
const LEAST_LINE = 24
const NO_PROSE = /^(?:#|```|\/|>|\d+\. )/

export function createMaterial(world: DemoWorld): Material {
  const lines = world.bots.flatMap((bot) => bot.description.split('\n'))
  return {
    nameWords: distinct(
      world.bots.flatMap((bot) => bot.name.split(/[\s_.-]+/)).filter((word) => NAME_WORD.test(word))
    ),
    shorts: distinct(world.bots.map((bot) => bot.shortDescription)),
    lines: distinct(lines.filter((line) => line.length >= LEAST_LINE && !NO_PROSE.test(line))),
    comments: distinct(world.reviews.flatMap((review) => review.comment ?? [])),
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}
