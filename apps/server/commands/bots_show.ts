import { args } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class BotsShow extends ReportCommand {
  static override commandName = 'bots:show'
  static override description = 'Show all about a bot, a deleted one too'

  @args.string({ description: 'Its id, internal or at Discord' })
  declare id: string

  override async run() {
    const { findAdministeredBot } = await import('#app/directory/queries/administered_bots')
    const { listQuestions } = await import('#app/directory/questions/questions')
    const bot = await findAdministeredBot(this.id)
    if (!bot) return this.failWith(`There is no bot with the id ${this.id}.`)
    const questions = await listQuestions(bot.id)
    this.show({
      ...bot,
      questions: questions.map(({ asker, text, createdAt, answer, answerer, closedAt }) => ({
        askerId: asker?.id ?? null,
        text,
        createdAt,
        answererId: answerer?.id ?? null,
        answer,
        closedAt,
      })),
    })
  }
}
