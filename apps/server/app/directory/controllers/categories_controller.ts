import type { HttpContext } from '@adonisjs/core/http'
import { listCategoriesWithBots } from '#app/directory/queries/list_categories'
import CategoryTransformer from '#app/directory/transformers/category_transformer'

export default class CategoriesController {
  async index({ serialize }: HttpContext) {
    return serialize(CategoryTransformer.transform(await listCategoriesWithBots()))
  }
}
