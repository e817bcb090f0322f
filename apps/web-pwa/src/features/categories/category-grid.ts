/** Dense, so that the cards after an open category close the gap that its bots leave in its row. */
export const CATEGORY_GRID =
  'grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(100%,16.75rem),1fr))] gap-3 sm:gap-5'

/** The element that holds a category's bots, for the card that opens it. */
export function botsId(categoryId: number): string {
  return `category-${categoryId}-bots`
}
