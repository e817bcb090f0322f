import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class ReportsList extends ReportCommand {
  static override commandName = 'reports:list'
  static override description = 'List reports of bots, reviews and members, grouped by their target'

  @flags.string({ description: 'open (without it), acted or dismissed' })
  declare state?: string

  override async run() {
    const { PAGE_LIMITS } = await import('#app/core/rules')
    const { listReportCases } = await import('#app/reports/queries/report_cases')
    const { REPORT_STATES } = await import('#app/reports/rules')

    const state = REPORT_STATES.find((one) => one === (this.state ?? REPORT_STATES[0]))
    if (!state) return this.failWith(`--state is one of ${REPORT_STATES.join(', ')}.`)
    const page = await listReportCases({
      viewerId: null,
      state,
      targetType: undefined,
      limit: PAGE_LIMITS.max,
      cursor: undefined,
    })
    this.showAll(
      page.rows.map(({ id, targetType, targetId, reportCount, reports, createdAt }) => ({
        id,
        target: `${targetType} ${targetId}`,
        name: reports[0]?.snapshot.name ?? null,
        reports: reportCount,
        reasons: [...new Set(reports.map(({ reason }) => reason))],
        createdAt,
      })),
      'There are none.'
    )
  }
}
