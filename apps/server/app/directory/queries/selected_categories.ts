import { invalidField } from '#app/core/errors'
import { listCategories } from '#app/directory/queries/list_categories'

interface Selection {
  categoryIds?: string[] | undefined
  tags?: string[] | undefined
}

/**
 * The ids of the categories that somebody has selected. Names win over ids, because the forms make the former of the latter.
 * @returns `undefined` when nothing is said of categories
 * @throws `invalid` for one that there is not
 */
export async function selectedCategories({
  categoryIds,
  tags,
}: Selection): Promise<number[] | undefined> {
  if (!tags && !categoryIds) return undefined
  const known = await listCategories()
  const byText = new Map(
    known.map(({ id, name }) => [tags ? name.toLowerCase() : String(id), id] as const)
  )
  const selected = (tags ?? categoryIds)!.map((text) => byText.get(text.trim().toLowerCase()))
  if (selected.includes(undefined)) {
    throw invalidField(tags ? 'tags' : 'categoryIds', 'exists', 'There is no such category.')
  }
  return [...new Set(selected as number[])]
}
