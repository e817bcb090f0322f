import { ReportCommand } from '#app/core/console/report_command'

export default class QuestionsList extends ReportCommand {
  static override commandName = 'questions:list'
  static override description = 'List the questions that owners of pending bots have not answered'

  override async run() {
    const { PAGE_LIMITS } = await import('#app/core/rules')
    const { listOpenQuestions } = await import('#app/directory/questions/questions')

    const questions = await listOpenQuestions(PAGE_LIMITS.max)
    this.showAll(
      questions.map(({ discordBotId, botName, asker, text, createdAt }) => ({
        discordBotId,
        name: botName,
        asker: asker?.displayName ?? asker?.username ?? null,
        question: text,
        createdAt,
      })),
      'There are none.'
    )
  }
}
