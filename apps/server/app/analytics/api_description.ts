import { interactionValidator } from '#app/analytics/validators'
import { describe, nothing } from '#app/core/openapi/operation'

export const analyticsDescription = describe('Analytics', 'How a bot is found, seen and added.', {
  'interactions.store': {
    summary: 'Report what happened on a page',
    description:
      'Only for pages of this site, which send no credentials. Neither who reports nor when is stored; crawlers, pages that are loaded ahead and bots that are not listed are not counted.',
    body: interactionValidator,
    answers: { 204: nothing('It is counted in a moment.') },
  },
})
