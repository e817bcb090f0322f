import { type Check, failed, ok } from '#app/core/console/checkup'
import { MIGRATIONS } from '#app/core/console/database_checks'
import { listCategories } from '#app/directory/queries/list_categories'

const ADD = 'Run node ace.js setup, or node ace.js categories:add --name=<name>.'

/** Whether bots can be submitted, which takes a category, for `ace doctor`. */
export const CATEGORY_CHECK: Check = {
  name: 'categories',
  needs: MIGRATIONS,
  fix: ADD,
  run: async () => {
    const { length } = await listCategories()
    return length > 0
      ? ok(`There are ${length} categories.`)
      : failed('There are no categories, so nobody can submit a bot.', ADD)
  },
}
