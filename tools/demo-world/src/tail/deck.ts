import type { Random } from '../random.ts'
import type { Fitting } from './kind.ts'

/** Cards in random order that come back only when all have been dealt, so that neighbours share none. */
export interface Deck<T> {
  /** The next `count` cards, all different, or all there are when there are fewer. */
  deal(count: number): T[]
}

export function deckOf<T>(cards: readonly T[], random: Random): Deck<T> {
  let rest: T[] = []
  return {
    deal(count) {
      const dealt: T[] = []
      while (dealt.length < Math.min(count, cards.length)) {
        if (rest.length === 0) {
          rest = random.sample(
            cards.filter((card) => !dealt.includes(card)),
            cards.length
          )
        }
        dealt.push(rest.pop()!)
      }
      return dealt
    },
  }
}

/** Cards of which some fit some bots alone. */
export interface FittingDeck<T> {
  /** `count` cards that fit, or fewer: those dealt least often so far, those for a few bots first. */
  dealFor(name: string, count: number): T[]
}

export function fittingDeckOf<T>(cards: readonly Fitting<T>[], random: Random): FittingDeck<T> {
  const dealt = new Map(cards.map((card) => [card, 0]))
  const turn = (card: Fitting<T>) => dealt.get(card)! - (card.special ? 1 : 0)
  return {
    dealFor(name, count) {
      const fit = cards.filter((card) => card.fits(name))
      const chosen = random
        .sample(fit, fit.length)
        .toSorted((a, b) => turn(a) - turn(b))
        .slice(0, count)
      for (const card of chosen) dealt.set(card, dealt.get(card)! + 1)
      return random.sample(chosen, chosen.length).map((card) => card.value)
    },
  }
}
