import { CategorySchema } from '#database/schema'

export default class Category extends CategorySchema {
  static override table = 'categories'
}
