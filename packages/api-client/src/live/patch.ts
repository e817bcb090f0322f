/** Fields of whatever is shown of one thing. */
export interface Patch {
  /** Which field says what it is. */
  idField: string
  id: number | string
  fields: Readonly<Record<string, unknown>>
}

type Thing = Record<string, unknown>

/**
 * The data of a query, with the fields set wherever the thing stands in it: alone, in a list, in pages. Only fields that are
 * there are set, because a list shows less than a page; the very same data comes back when nothing differs.
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

/** Ids of ours are told apart by what they are of. */
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
