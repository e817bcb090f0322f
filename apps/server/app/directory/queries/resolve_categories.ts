import { invalidField } from '#app/core/errors'
import { listCategories } from '#app/directory/queries/list_categories'

interface Selection {
  categoryIds?: string[] | undefined
  tags?: string[] | undefined
}

/**
 * Resolves selected categories to their ids. Names (`tags`) take precedence over ids, because the forms send both and
 * derive the names from the ids.
 * @returns `undefined` when the request names no categories
 * @throws `invalid` for an unknown category
 */
export async function resolveCategories({
  categoryIds,
  tags,
}: Selection): Promise<number[] | undefined> {
  if (!tags && !categoryIds) return undefined
  const categories = await listCategories()
  const byText = new Map(
    categories.map(({ id, name }) => [tags ? name.toLowerCase() : String(id), id] as const)
  )
  const selected = (tags ?? categoryIds)!.map((text) => byText.get(text.trim().toLowerCase()))
  if (selected.includes(undefined)) {
    throw invalidField(tags ? 'tags' : 'categoryIds', 'exists', 'There is no such category.')
  }
  return [...new Set(selected as number[])]
}
