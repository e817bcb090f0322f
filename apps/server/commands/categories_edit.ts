import { args } from '@adonisjs/core/ace'
import { CategoryCommand } from '#app/directory/console/category_command'

export default class CategoriesEdit extends CategoryCommand {
  static override commandName = 'categories:edit'
  static override description = 'Rename a category, or describe it anew; its bots follow'

  @args.string({ description: "The category's id" })
  declare id: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { editCategory } = await import('#app/directory/actions/change_categories')
    const { categoryEditValidator } = await import('#app/directory/validators')
    const { parseInternalId } = await import('#app/core/path_ids')
    await this.apply(async () => {
      const id = parseInternalId(this.id)
      const change = await categoryEditValidator.validate(this.toRequestBody())
      await runInTransaction((trx) => editCategory(trx, null, id, change))
      return id
    })
  }
}
