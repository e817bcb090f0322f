import { QuestionCommand } from '#app/directory/console/question_command'

export default class QuestionsWithdraw extends QuestionCommand {
  static override commandName = 'questions:withdraw'
  static override description = 'Withdraw the open question to the owners of a bot'

  override async run() {
    const { withdrawQuestion } = await import('#app/directory/questions/actions/ask_owners')

    await this.changeQuestion((trx, botId) => withdrawQuestion(trx, null, botId), 'closed')
  }
}
