import { ReportCommand } from '#app/core/console/report_command'

export default class JobsStatus extends ReportCommand {
  static override commandName = 'jobs:status'
  static override description = 'Show what runs by itself, when it did last and what came of it'

  override async run() {
    const { jobStatuses } = await import('#app/core/jobs/job_status')
    const jobs = await jobStatuses()
    const rowsToShow = this.json
      ? jobs
      : jobs.map(({ name, status, finishedAt, nextAt, error, report }) => {
          return { name, status, finishedAt, nextAt, error, report }
        })
    this.showAll(rowsToShow, 'There are no jobs.')
  }
}
