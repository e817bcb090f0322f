import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER, nextNumber } from '#database/factories/support'
import { AdvertisementSchema } from '#database/schema'

export class Advertisement extends AdvertisementSchema {
  static override table = 'advertisements'
}

/** Creates an ad for the header that never ends. */
export async function makeAdvertisement(overrides: Partial<ModelAttributes<Advertisement>> = {}) {
  const number = nextNumber('advertisement')
  const advertisement = await Advertisement.create(
    {
      title: `Ad ${number}`,
      content: `<p>Ad ${number}</p>`,
      placement: 'header',
      type: 'custom',
      ...overrides,
    },
    OWNER
  )
  return advertisement.refresh()
}
