import { AdminLogSchema } from '#database/schema'

/** A row of the audit log: it can be added and read, never changed (`security.md` C9). */
export default class AdminLog extends AdminLogSchema {
  static override table = 'admin_logs'
}
