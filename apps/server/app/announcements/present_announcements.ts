import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Failure, notFound } from '#app/core/errors'
import { type AnnouncementRow, findAnnouncement } from '#app/announcements/queries/announcements'
import AnnouncementTransformer, {
  type AnnouncementWithChannel,
} from '#app/announcements/transformers/announcement_transformer'
import { findChannels } from '#app/platform/discord/discord'
import type { Requester } from '#app/platform/discord/miss_budget'

/** Adds the channels' names to announcements; `null` while Discord does not answer. */
export async function withChannelNames(
  rows: readonly AnnouncementRow[],
  requester: Requester
): Promise<AnnouncementWithChannel[]> {
  const channels = await findChannels(requester).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  const names = new Map(channels?.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, channelName: names.get(row.channelId) ?? null }))
}

/** Serializes an announcement for a response. @param client the transaction that has just changed it, if any */
export async function presentAnnouncement(
  ctx: HttpContext,
  id: number,
  client?: QueryClientContract
) {
  const row = await findAnnouncement(id, client)
  if (!row) throw notFound()
  const [withChannel] = await withChannelNames([row], ctx.request)
  return ctx.serialize(AnnouncementTransformer.transform(withChannel!))
}
