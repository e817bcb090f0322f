import { OUTBOX_RETENTION_MS } from '#app/core/outbox/outbox_retention'
import { MINUTE_MS } from '#app/core/time'
import {
  findCatalogMetadata,
  listChangedBotIds,
  listCatalog,
  listListedBots,
} from '#app/directory/queries/list_catalog'
import { CATALOG_LIMIT } from '#app/directory/rules'
import { mapReadableCatalogBots, type ReadableCatalogBot } from '#app/directory/readable_bots'

/** Longer than any transaction stays open, so that changes committed late are still found. */
const OVERLAP_MINUTES = 5
/** Above this number of changes the whole catalog is the shorter response. */
const MAX_CHANGES = 2_000

/** Returns the bots column by column: half the size of one object per bot, and compressed a fifth of that. */
function toColumns(bots: readonly ReadableCatalogBot[], categoryIds: ReadonlyMap<string, number>) {
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
    recentVotes: bots.map(({ recentVotes }) => recentVotes),
    usualVotes: bots.map(({ usualVotes }) => usualVotes),
    hasEnded: bots.map(({ hasEnded }) => hasEnded),
    createdAt: bots.map(({ createdAt }) => createdAt),
    updatedAt: bots.map(({ updatedAt }) => updatedAt),
    approvedAt: bots.map(({ approvedAt }) => approvedAt),
    permissions: bots.map(({ permissions }) => permissions),
  }
}

/** Whether the outbox still has all changes since then. */
function isInOutbox(since: Date, version: Date) {
  const age = version.getTime() - since.getTime()
  return age >= 0 && age < OUTBOX_RETENTION_MS - 2 * OVERLAP_MINUTES * MINUTE_MS
}

/** Returns the offline catalog: all listed bots, or the changes since an earlier version. */
export async function loadCatalog(since: Date | undefined) {
  // Read first: changes made while the rest is read are returned again next time.
  const { version, categories } = await findCatalogMetadata()
  const changed =
    since && isInOutbox(since, version)
      ? await listChangedBotIds(since, OVERLAP_MINUTES)
      : undefined
  const isWhole = changed === undefined || changed.length > MAX_CHANGES
  const rows = await (isWhole ? listCatalog(CATALOG_LIMIT) : listListedBots(changed))
  const bots = mapReadableCatalogBots(rows)
  const listed = new Set(bots.map(({ id }) => String(id)))
  return {
    version: version.toISOString(),
    isWhole,
    categories,
    bots: toColumns(bots, new Map(categories.map(({ id, name }) => [name, id]))),
    gone: isWhole ? [] : changed.filter((id) => !listed.has(id)).map(Number),
  }
}
