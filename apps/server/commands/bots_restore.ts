import { args } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'
import type { RestoreError } from '#app/directory/actions/restore_bot'
import { DELETED_BOT_DAYS } from '#app/directory/rules'

const UNIQUE_VIOLATION = '23505'
const RESTORE_ERRORS: Record<RestoreError, string> = {
  unknown: 'There is no such bot.',
  not_deleted: 'This bot is not deleted.',
  too_old: `This bot was deleted more than ${DELETED_BOT_DAYS} days ago.`,
  submitted_afresh: 'The same bot has been submitted afresh since it was deleted.',
}

export default class BotsRestore extends ReportCommand {
  static override commandName = 'bots:restore'
  static override description = `Bring back a bot that was deleted in the last ${DELETED_BOT_DAYS} days`

  @args.string({ description: 'Its id, internal or at Discord' })
  declare id: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { findAdministeredBot } = await import('#app/directory/queries/administered_bots')
    const { restoreBot } = await import('#app/directory/actions/restore_bot')
    const bot = await findAdministeredBot(this.id)
    if (!bot) return this.failWith(RESTORE_ERRORS.unknown)
    const restoreError = await runInTransaction((trx) => restoreBot(trx, bot.id, null)).catch(
      (error: { code?: string }): RestoreError => {
        if (error.code !== UNIQUE_VIOLATION) throw error
        return 'submitted_afresh'
      }
    )
    if (restoreError) return this.failWith(RESTORE_ERRORS[restoreError])
    const { id, discordBotId, name, approvalStatus } = bot
    this.show({ id, discordBotId, name, approvalStatus })
  }
}
