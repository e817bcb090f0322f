import { args } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class JobsRun extends ReportCommand {
  static override commandName = 'jobs:run'
  static override description = 'Run a job now, whether it is due or not'

  @args.string({ description: 'Its name, as jobs:status shows it' })
  declare name: string

  override async run() {
    const { allJobs } = await import('#app/core/jobs/jobs')
    const { runJob } = await import('#app/core/jobs/run_jobs')
    const job = allJobs().find(({ name }) => name === this.name)
    if (!job) return this.failWith(`There is no job called ${this.name}.`)
    const outcome = await runJob(job, new AbortController().signal, { forced: true })
    if (!outcome) return this.failWith('It is running already.')
    if ('error' in outcome) return this.failWith(outcome.error)
    this.show({ name: job.name, ...outcome.report })
  }
}
