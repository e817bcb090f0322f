import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import SupportRequest from '#app/support/models/support_request'
import { OWNER } from '#database/factories/support'

/** An open request of a member. */
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
