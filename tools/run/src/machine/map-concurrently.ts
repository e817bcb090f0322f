/**
 * Processes all items with limited concurrency, starting them in order.
 * @returns the results, in the order of the items
 */
export async function mapConcurrently<Item, Result>(
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
