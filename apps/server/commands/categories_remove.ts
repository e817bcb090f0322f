import { args, flags } from '@adonisjs/core/ace'
import { CategoryChangeCommand } from '#app/directory/console/category_command'

export default class CategoriesRemove extends CategoryChangeCommand {
  static override commandName = 'categories:remove'
  static override description = 'Remove a category; one with bots needs another that takes them'

  @args.string({ description: "The category's id" })
  declare id: string

  @flags.string({ description: 'The id of the category that its bots are moved to' })
  declare moveTo?: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { parseInternalId } = await import('#app/core/path_ids')
    const { moveBots, removeCategory } = await import('#app/directory/actions/change_categories')
    await this.attempt(async () => {
      const id = parseInternalId(this.id)
      let moved = 0
      if (this.moveTo !== undefined) {
        const to = parseInternalId(this.moveTo)
        for (let left = 1; left > 0;) {
          const step = await runInTransaction((trx) => moveBots(trx, null, { from: id, to }))
          moved += step.moved
          left = step.left
        }
      }
      await runInTransaction((trx) => removeCategory(trx, null, id))
      this.show({ id, moved })
    })
  }
}
