import { AdvertisementSchema } from '#database/schema'

export default class Advertisement extends AdvertisementSchema {
  static override table = 'advertisements'
}
