import { OUTBOX_RETENTION_MS } from '#app/core/outbox/outbox_retention'
import { MINUTE_MS } from '#app/core/time'
import {
  findCatalogMetadata,
  listChangedBotIds,
  listCatalog,
  filterListed,
} from '#app/directory/queries/list_catalog'
import { CATALOG_LIMIT } from '#app/directory/rules'
import { mapReadableBots, type ReadableBot } from '#app/directory/readable_bots'

/** No transaction is open for so long; what it commits late is found all the same. */
const OVERLAP_MINUTES = 5
/** When so many have changed the whole is the shorter answer. */
const MOST_CHANGES = 2_000

/** The same figures of all bots beside each other: half as long as an object for each, and compressed a fifth of that. */
function columnsOf(bots: readonly ReadableBot[], categoryIds: ReadonlyMap<string, number>) {
  return {
    id: bots.map(({ id }) => id),
    discordBotId: bots.map(({ discordBotId }) => discordBotId),
    name: bots.map(({ name }) => name),
    shortDescription: bots.map(({ shortDescription }) => shortDescription),
    avatar: bots.map(({ avatar }) => avatar),
    inviteUrl: bots.map(({ inviteUrl }) => inviteUrl),
    categoryIds: bots.map(({ tags }) => tags.flatMap((tag) => categoryIds.get(tag) ?? [])),
    certified: bots.map(({ certified }) => certified),
    servingCount: bots.map(({ servingCount }) => servingCount),
    voteCount: bots.map(({ voteCount }) => voteCount),
    averageRating: bots.map(({ averageRating }) => averageRating),
    ratingCount: bots.map(({ ratingCount }) => ratingCount),
    createdAt: bots.map(({ createdAt }) => createdAt),
  }
}

/** Older changes may have left the outbox. */
function isRemembered(since: Date, version: Date) {
  const age = version.getTime() - since.getTime()
  return age >= 0 && age < OUTBOX_RETENTION_MS - 2 * OVERLAP_MINUTES * MINUTE_MS
}

/**
 * The directory for those who want to search it without asking us: all of it, or what has changed since an
 * earlier answer.
 */
export async function loadCatalog(since: Date | undefined) {
  // Before anything is read: what changes meanwhile is told again.
  const { version, categories } = await findCatalogMetadata()
  const changed =
    since && isRemembered(since, version)
      ? await listChangedBotIds(since, OVERLAP_MINUTES)
      : undefined
  const isWhole = changed === undefined || changed.length > MOST_CHANGES
  const rows = await (isWhole ? listCatalog(CATALOG_LIMIT) : filterListed(changed))
  const bots = mapReadableBots(rows)
  const listed = new Set(bots.map(({ id }) => String(id)))
  return {
    version: version.toISOString(),
    isWhole,
    categories,
    bots: columnsOf(bots, new Map(categories.map(({ id, name }) => [name, id]))),
    gone: isWhole ? [] : changed.filter((id) => !listed.has(id)).map(Number),
  }
}
