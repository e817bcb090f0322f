import { apiDocument } from '#app/site/api_document'

export default class ApiDescriptionsController {
  async show() {
    return apiDocument()
  }
}
