import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LogRow } from '#app/moderation/logs/list_logs'

/** One entry of the audit log. `details` is JSON as text. */
export default class AdminLogTransformer extends BaseTransformer<LogRow> {
  toObject() {
    const { createdAt, details, ...row } = this.resource
    return {
      ...this.pick(row, [
        'id',
        'adminId',
        'adminName',
        'action',
        'targetType',
        'targetId',
        'targetName',
        'ipAddress',
        'userAgent',
      ]),
      details: JSON.stringify(details),
      createdAt: createdAt.toISOString(),
    }
  }
}
