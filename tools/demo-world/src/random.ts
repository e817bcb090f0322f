/** Pseudo-random numbers that are the same on every machine and in every run. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One element; the list must not be empty. */
  pick<T>(list: readonly T[]): T
  /** `count` different elements in random order, or all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
  /** True with the given probability. */
  chance(probability: number): boolean
  /** Lower-case hexadecimal digits. */
  hex(length: number): string
}

/**
 * Creates a separate generator for each key, so that adding a bot or a person does not change the others. FNV-1a
 * computes the seed, mulberry32 the numbers.
 */
export function randomFor(key: string): Random {
  let state = 0x811c9dc5
  for (const char of key) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    sample(list, count) {
      const rest = [...list]
      const taken = []
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(int(0, rest.length - 1), 1))
      }
      return taken
    },
    chance: (probability) => next() < probability,
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
  }
}
