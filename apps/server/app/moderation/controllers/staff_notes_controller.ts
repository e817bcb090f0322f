import type { HttpContext } from '@adonisjs/core/http'
import { HTTP_CREATED } from '#app/core/http/status'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { addStaffNote, deleteStaffNote } from '#app/moderation/notes/change_notes'
import { findStaffNote } from '#app/moderation/notes/list_notes'
import { findOwnNote } from '#app/moderation/notes/policies'
import { staffNoteValidator } from '#app/moderation/notes/validators'
import { findBotToDecide } from '#app/moderation/policies'
import StaffNoteTransformer from '#app/moderation/transformers/staff_note_transformer'

const RIGHT = 'enterDashboard'

/** What staff write to each other about a bot. Owners of the bot never see it, staff or not. */
export default class StaffNotesController {
  async store(ctx: HttpContext) {
    const { id: botId } = await findBotToDecide(ctx)
    const { text } = await ctx.request.validateUsing(staffNoteValidator)
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsStaff(ctx, RIGHT, findBotToDecide, async (trx) => {
      const id = await addStaffNote(trx, getActor(ctx), botId, text)
      return ctx.serialize(StaffNoteTransformer.transform((await findStaffNote(id, trx))!))
    })
  }

  async destroy(ctx: HttpContext) {
    const note = await findOwnNote(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(ctx, RIGHT, findOwnNote, async (trx) => {
      await deleteStaffNote(trx, getActor(ctx), note)
      return { id: note.id }
    })
  }
}
