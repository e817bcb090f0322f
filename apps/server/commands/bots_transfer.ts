import { args } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'
import type { ConsoleTransferError } from '#app/directory/transfers/actions/transfer_bot'

const ERRORS: Record<ConsoleTransferError, string> = {
  unknown: 'There is no such bot.',
  owner: 'This member already is the main owner.',
  receiver: 'The receiver needs an account that is not restricted.',
  limit: 'The receiver has as many bots as allowed.',
}

export default class BotsTransfer extends ReportCommand {
  static override commandName = 'bots:transfer'
  static override description =
    'Make another member the main owner of a bot at once, without an offer and for good'

  @args.string({ description: "The bot's id, internal or at Discord" })
  declare id: string

  @args.string({ description: 'The Discord id of the new main owner, who has an account here' })
  declare receiver: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { findAdministeredBot } = await import('#app/directory/queries/administered_bots')
    const { transferBotAtConsole } = await import('#app/directory/transfers/actions/transfer_bot')
    const bot = await findAdministeredBot(this.id)
    if (!bot || bot.deletedAt) return this.failWith(ERRORS.unknown)
    const error = await runInTransaction((trx) => transferBotAtConsole(trx, bot.id, this.receiver))
    if (error) return this.failWith(ERRORS[error])
    const { id, discordBotId, name } = bot
    this.show({ id, discordBotId, name, userId: this.receiver })
  }
}
