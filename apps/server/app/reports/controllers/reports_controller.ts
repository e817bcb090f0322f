import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { invalidField } from '#app/core/errors'
import { HTTP_CREATED } from '#app/core/http/status'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { createReport } from '#app/reports/actions/create_report'
import { assertReportable } from '#app/reports/policies'
import { isReasonFor, OTHER_REASON } from '#app/reports/rules'
import { reportValidator } from '#app/reports/validators'

/** Reports of bots, reviews and members by members. */
export default class ReportsController {
  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(reportValidator)
    const { targetType, targetId, reason } = sent
    const text = sent.text ?? null
    if (!isReasonFor(targetType, reason))
      throw invalidField('reason', 'enum', `The reason is not one for a ${targetType}.`)
    if (reason === OTHER_REASON && text === null)
      throw invalidField('text', 'required', 'Say what is wrong.')
    const checks = () => assertReportable(ctx, { targetType, targetId })
    await checks()
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const report = { targetType, targetId, reason, text }
      const { id, createdAt } = await createReport(trx, requireMember(ctx).id, report)
      return { id, ...report, createdAt: isoDate(createdAt) }
    })
  }
}
