/**
 * Returns the optimal string alignment distance of two words: insertions, deletions, substitutions and swaps of two
 * adjacent letters. Words are short, so it uses the plain dynamic-programming table.
 */
export function editDistance(left: string, right: string): number {
  const a = [...left]
  const b = [...right]
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)

  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, other] of b.entries()) {
      const replaced = previous[j]! + (letter === other ? 0 : 1)
      let best = Math.min(replaced, previous[j + 1]! + 1, row[j]! + 1)
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other
      if (isSwap) best = Math.min(best, beforePrevious[j - 1]! + 1)
      row.push(best)
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.length]!
}
