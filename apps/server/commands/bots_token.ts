import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BotsToken extends BaseCommand {
  static override commandName = 'bots:token'
  static override description = 'Make the token by which a bot posts its server count'
  static override help = 'It takes the place of the one that the bot had, and is shown this once.'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: "The bot's id at Discord" })
  declare discordBotId: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { issueBotToken } = await import('#app/directory/actions/issue_bot_token')
    const { findBotAccess } = await import('#app/directory/queries/find_bot')
    const bot = await findBotAccess({ discordBotId: this.discordBotId }, undefined)
    if (!bot) {
      this.logger.error(`There is no bot with the id ${this.discordBotId}.`)
      this.exitCode = 1
      return
    }
    const token = await runInTransaction((trx) =>
      issueBotToken(trx, { botId: bot.id, createdBy: null })
    )
    this.logger.log(token)
  }
}
