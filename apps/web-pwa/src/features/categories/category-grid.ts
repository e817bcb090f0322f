/** Dense, so that the cards after an open category fill the gap in its row. */
export const CATEGORY_GRID =
  'grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(100%,16.75rem),1fr))] gap-3 sm:gap-5'

/** Id of the element with a category's bots, for `aria-controls` of its card. */
export function botsId(categoryId: number): string {
  return `category-${categoryId}-bots`
}
