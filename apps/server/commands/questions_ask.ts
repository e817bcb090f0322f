import { args } from '@adonisjs/core/ace'
import { QuestionCommand } from '#app/directory/console/question_command'

export default class QuestionsAsk extends QuestionCommand {
  static override commandName = 'questions:ask'
  static override description = 'Ask the owners of a pending bot a question'

  @args.string({ description: 'The question, for the owners to read' })
  declare question: string

  override async run() {
    const { askOwners } = await import('#app/directory/questions/actions/ask_owners')
    const { QUESTION_CHECKS } = await import('#app/directory/questions/field_checks')

    const { value: text, defect } = QUESTION_CHECKS.question(this.question)
    if (defect) return this.failWith(defect.message)
    await this.changeQuestion((trx, botId) => askOwners(trx, null, botId, { text }), 'waiting')
  }
}
