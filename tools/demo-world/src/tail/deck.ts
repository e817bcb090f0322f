import type { Random } from '../random.ts'
import type { Fitting } from './kind.ts'

/** A shuffled deck that repeats a card only after all have been dealt. */
export interface Deck<T> {
  /** Returns the next `count` cards, all different, or all cards when there are fewer. */
  deal(count: number): T[]
}

export function createDeck<T>(cards: readonly T[], random: Random): Deck<T> {
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

/** A deck in which some cards fit only some bots. */
export interface FittingDeck<T> {
  /**
   * Returns `count` fitting cards, or fewer: the least often dealt first, and cards for few bots before general ones.
   */
  dealFor(name: string, count: number): T[]
}

export function createFittingDeck<T>(cards: readonly Fitting<T>[], random: Random): FittingDeck<T> {
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
