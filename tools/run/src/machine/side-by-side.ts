/**
 * Does work for every item, as many at once as is said, and begins them in their order.
 * @returns the results, in the items' order
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const waiting = [...items.entries()]
  const results: Result[] = []
  async function worker() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
