import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class SupportList extends ReportCommand {
  static override commandName = 'support:list'
  static override description = 'List support requests, those of premium members first'

  @flags.string({ description: 'open (without it), answered or closed' })
  declare state?: string

  override async run() {
    const { PAGE_LIMITS } = await import('#app/core/rules')
    const { listSupportRequests } = await import('#app/support/queries/support_requests')
    const { SUPPORT_STATES } = await import('#app/support/rules')

    const state = SUPPORT_STATES.find((one) => one === (this.state ?? SUPPORT_STATES[0]))
    if (!state) return this.failWith(`--state is one of ${SUPPORT_STATES.join(', ')}.`)
    const page = await listSupportRequests({
      viewerId: null,
      state,
      limit: PAGE_LIMITS.max,
      cursor: undefined,
    })
    this.showAll(
      page.rows.map(({ id, isPremium, userId, memberName, subject, text, link, createdAt }) => ({
        id,
        premium: isPremium ? 'yes' : 'no',
        member: memberName ?? userId,
        subject,
        text,
        link,
        createdAt,
      })),
      'There are none.'
    )
  }
}
