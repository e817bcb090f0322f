import { ReportCommand } from '#app/core/console/report_command'

export default class CategoriesList extends ReportCommand {
  static override commandName = 'categories:list'
  static override description = 'List the categories of bots, with how many bots are in each'

  override async run() {
    const { listAdministeredCategories } =
      await import('#app/directory/queries/administered_categories')
    this.showAll(await listAdministeredCategories(), 'There are none.')
  }
}
