import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class AppealsList extends ReportCommand {
  static override commandName = 'appeals:list'
  static override description =
    'List appeals against decisions, those that have waited longest first'

  @flags.string({ description: 'open (without it), upheld, reversed or closed' })
  declare state?: string

  override async run() {
    const { PAGE_LIMITS } = await import('#app/core/rules')
    const { listAppeals } = await import('#app/appeals/queries/appeals')
    const { APPEAL_STATES } = await import('#app/appeals/rules')
    const { ADVERSE_ACTIONS } = await import('#app/identity/decisions/rules')

    const state = APPEAL_STATES.find((one) => one === (this.state ?? APPEAL_STATES[0]))
    if (!state) return this.failWith(`--state is one of ${APPEAL_STATES.join(', ')}.`)
    const page = await listAppeals({
      viewerId: null,
      state,
      actions: Object.keys(ADVERSE_ACTIONS) as (keyof typeof ADVERSE_ACTIONS)[],
      limit: PAGE_LIMITS.max,
      cursor: undefined,
    })
    this.showAll(
      page.rows.map(
        ({ id, action, targetName, targetId, userId, memberName, text, createdAt }) => ({
          id,
          decision: action,
          about: targetName ?? targetId,
          member: memberName ?? userId,
          text,
          createdAt,
        })
      ),
      'There are none.'
    )
  }
}
