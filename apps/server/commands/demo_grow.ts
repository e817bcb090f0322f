import { flags } from '@adonisjs/core/ace'
import { DemoCommand, DemoError } from '#database/demo/demo_command'

const MOST_BOTS = 5_000_000

export default class DemoGrow extends DemoCommand {
  static override commandName = 'demo:grow'
  static override description = 'Add bots with members, reviews and votes, for measuring'

  @flags.number({ description: 'How many bots there shall be in all', required: true })
  declare bots: number

  protected override readonly nothingToDo =
    'There are as many bots already, so nothing was changed.'

  protected override async seed(now: Date) {
    if (this.app.inProduction) {
      throw new DemoError('demo:grow makes up bots, so it does not run in production.')
    }
    if (!Number.isInteger(this.bots) || this.bots < 1 || this.bots > MOST_BOTS) {
      throw new DemoError(
        `--bots takes a whole number from 1 to ${MOST_BOTS.toLocaleString('en')}.`
      )
    }
    const { loadOrFail } = await import('#database/demo/demo_world')
    const { growDatabase } = await loadOrFail(() => import('#database/demo/grow/grow_database'))
    const { showProgress } = await loadOrFail(() => import('#database/demo/grow/progress'))
    const progress = showProgress(process.stderr)
    try {
      return await growDatabase({ bots: this.bots, now, onProgress: progress.show })
    } finally {
      progress.end()
      this.logger.info(`took ${progress.seconds()}`)
    }
  }
}
