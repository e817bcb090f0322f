import type { HttpContext } from '@adonisjs/core/http'
import { announce } from '#app/announcements/actions/announce'
import {
  deleteAnnouncement,
  editAnnouncement,
} from '#app/announcements/actions/change_announcement'
import { resendAnnouncement } from '#app/announcements/actions/resend_announcement'
import { deliver } from '#app/announcements/actions/deliver'
import { findAnnouncement, listAnnouncements } from '#app/announcements/queries/announcements'
import { presentAnnouncement, withChannelNames } from '#app/announcements/present_announcements'
import { ANNOUNCEMENT_CONFLICTS, DEFAULT_EMBED_COLOR } from '#app/announcements/rules'
import AnnouncementTransformer from '#app/announcements/transformers/announcement_transformer'
import { announcementChangeValidator, announcementValidator } from '#app/announcements/validators'
import { withReason, invalidField, notFound, Failure } from '#app/core/errors'
import { updateStoredResponse } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { parseInternalId } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { findChannels } from '#app/platform/discord/discord'
import type { Requester } from '#app/platform/discord/miss_budget'

const RIGHT = 'announce'

/** @throws 422 for a channel that our bot cannot write in; `unavailable` while Discord does not list the channels */
async function assertChannel(channelId: string, requester: Requester) {
  const channels = (await findChannels(requester)) ?? []
  if (!channels.some(({ id }) => id === channelId))
    throw invalidField(
      'channelId',
      'channel',
      'The channel field must be a channel that we may write in'
    )
}

/** Messages from staff in channels of the community server. */
export default class AnnouncementsController {
  async index(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listAnnouncements({ limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    const shown = await withChannelNames(page.rows, ctx.request)
    return ctx.serialize(AnnouncementTransformer.transform(shown))
  }

  /**
   * Creates and sends an announcement. Responds after the first attempt; reactions follow in the background. If Discord does
   * not accept the message now, it is retried later.
   */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(announcementValidator)
    await assertChannel(input.channelId, ctx.request)
    ctx.response.status(201)
    const { id } = await runIdempotentAsStaff(
      ctx,
      RIGHT,
      () => {},
      async (trx) => {
        const created = await announce(trx, getActor(ctx), {
          reactions: [],
          mentionEveryone: false,
          mentionHere: false,
          embedColor: DEFAULT_EMBED_COLOR,
          ...input,
        })
        return presentAnnouncement(ctx, created, trx)
      }
    )
    await deliver(id)
    return updateStoredResponse(ctx, await presentAnnouncement(ctx, id))
  }

  /** Sends a failed or waiting announcement again. Responds like `store`. */
  async send(ctx: HttpContext) {
    const id = parseInternalId(ctx.params.id)
    await ctx.request.validateUsing(emptyBodyValidator)
    const explainConflict = async () => {
      const announcement = await findAnnouncement(id)
      if (!announcement) throw notFound()
      const isBeingSent = announcement.state === 'pending' || announcement.state === 'sending'
      throw new Failure(
        'conflict',
        withReason(ANNOUNCEMENT_CONFLICTS, isBeingSent ? 'beingSent' : 'notWaiting')
      )
    }
    await runIdempotentAsStaff(ctx, RIGHT, explainConflict, async (trx) => {
      await resendAnnouncement(trx, getActor(ctx), id)
      return presentAnnouncement(ctx, id, trx)
    })
    await deliver(id)
    return updateStoredResponse(ctx, await presentAnnouncement(ctx, id))
  }

  async update(ctx: HttpContext) {
    const id = parseInternalId(ctx.params.id)
    const change = await ctx.request.validateUsing(announcementChangeValidator)
    const response = await runIdempotentAsStaff(
      ctx,
      RIGHT,
      () => {},
      async (trx) => {
        await editAnnouncement(trx, getActor(ctx), id, change)
        return presentAnnouncement(ctx, id, trx)
      }
    )
    await deliver(id)
    return response
  }

  async destroy(ctx: HttpContext) {
    const id = parseInternalId(ctx.params.id)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(
      ctx,
      RIGHT,
      () => {},
      async (trx) => {
        await deleteAnnouncement(trx, getActor(ctx), id)
        return { id }
      }
    )
  }
}
