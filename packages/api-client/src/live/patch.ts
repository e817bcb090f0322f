/** Fields to set on every copy of one object. */
export interface Patch {
  /** The field that identifies the object. */
  idField: string
  id: number | string
  fields: Readonly<Record<string, unknown>>
}

type Thing = Record<string, unknown>

/**
 * Sets the fields in a query's data wherever the object occurs: alone, in a list, in pages. Sets existing fields only,
 * because a list shows less than a page. Returns the same data when nothing differs.
 */
export function applyPatch<Data>(data: Data, patch: Patch): Data {
  if (Array.isArray(data)) return mapped(data as unknown[], patch) as Data
  if (typeof data !== 'object' || data === null) return data
  const thing = data as Thing
  if (thing[patch.idField] === patch.id && 'discordBotId' in thing === isOfBot(patch)) {
    const changes = Object.entries(patch.fields).filter(
      ([name, value]) => name in thing && !isSame(thing[name], value)
    )
    return changes.length > 0 ? ({ ...thing, ...Object.fromEntries(changes) } as Data) : data
  }
  for (const part of ['items', 'pages']) {
    const inside = thing[part]
    if (!Array.isArray(inside)) continue
    const next = mapped(inside as unknown[], patch)
    return next === inside ? data : ({ ...thing, [part]: next } as Data)
  }
  return data
}

/** Ids of this database are only unique per kind of object. */
function isOfBot({ fields, idField }: Patch): boolean {
  return idField === 'discordBotId' || 'voteCount' in fields
}

function mapped(list: readonly unknown[], patch: Patch): readonly unknown[] {
  const next = list.map((one) => applyPatch(one, patch))
  return next.every((one, at) => one === list[at]) ? list : next
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
