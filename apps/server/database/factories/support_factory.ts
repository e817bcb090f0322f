import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { SupportRequestSchema } from '#database/schema'

export class SupportRequest extends SupportRequestSchema {
  static override table = 'support_requests'
}

/** Creates an open request of a member. */
export async function makeSupportRequest({
  userId,
  ...overrides
}: Partial<ModelAttributes<SupportRequest>> & { userId: string }) {
  const request = await SupportRequest.create(
    {
      userId,
      subject: 'My bot is not found',
      text: 'Since yesterday the search does not find it.',
      ...overrides,
    },
    OWNER
  )
  return request.refresh()
}
