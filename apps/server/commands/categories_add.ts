import { CategoryCommand } from '#app/directory/console/category_command'

export default class CategoriesAdd extends CategoryCommand {
  static override commandName = 'categories:add'
  static override description = 'Add a category for bots'

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { addCategory } = await import('#app/directory/actions/change_categories')
    const { categoryValidator } = await import('#app/directory/validators')
    await this.apply(async () => {
      const category = await categoryValidator.validate(this.toRequestBody())
      return runInTransaction((trx) => addCategory(trx, null, category))
    })
  }
}
