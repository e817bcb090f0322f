import { Type } from 'typebox'
import { AD_TYPES } from '#app/advertising/rules'
import { adListValidator } from '#app/advertising/validators'
import { describe, html, idParam, json, nothing } from '#app/core/openapi/operation'
import { internalId, named, oneOf, text } from '#app/core/openapi/schemas'

const Ad = named('Ad', {
  id: internalId(),
  type: oneOf(AD_TYPES, { example: 'banner' }),
  content: text({ description: 'Markup, for a frame that can reach nothing of ours.' }),
})

export const advertisingDescription = describe('Ads', 'What the site shows between its bots.', {
  'ads.index': {
    summary: 'The ads of a place',
    description: 'None for premium members.',
    query: adListValidator,
    answers: { 200: json('The most important first.', Type.Array(Ad)) },
  },
  'ad_frames.show': {
    summary: 'One ad as a document of its own',
    params: { id: idParam('The ad’s.') },
    answers: { 200: html('For a frame.'), 404: nothing('The ad is over, or there is none.') },
  },
})
