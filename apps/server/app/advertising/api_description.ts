import { Type } from 'typebox'
import { AD_PLACEMENTS, AD_STATES, AD_TYPES } from '#app/advertising/rules'
import {
  adEditValidator,
  administeredAdListValidator,
  adListValidator,
  adValidator,
} from '#app/advertising/validators'
import { describe, html, idParam, json, nothing, page } from '#app/core/openapi/operation'
import { flag, internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'

const Ad = named('Ad', {
  id: internalId(),
  type: oneOf(AD_TYPES, { example: 'banner' }),
  content: text({ description: 'HTML, to be shown in a sandboxed frame.' }),
})

const AdministeredAd = named('AdministeredAd', {
  ...Ad.properties,
  title: text({ description: 'A name for staff, not shown to visitors.', example: 'Spring sale' }),
  placement: oneOf(AD_PLACEMENTS, { example: 'header' }),
  isActive: flag(),
  priority: Type.Integer({ description: 'Higher priorities come first.', examples: [0] }),
  state: oneOf(AD_STATES, { description: 'The current state.', example: 'shown' }),
  startDate: orNull(moment()),
  endDate: orNull(moment()),
  createdAt: moment(),
  updatedAt: moment(),
})

const adParam = idParam('The ad’s id.')

export const advertisingDescription = describe('Ads', 'Advertisements on the site’s pages.', {
  'ads.index': {
    summary: 'List the ads of a placement',
    description: 'The list is empty for premium members.',
    query: adListValidator,
    answers: { 200: json('Highest priority first.', Type.Array(Ad)) },
  },
  'ad_frames.show': {
    summary: 'Get an ad as an HTML document',
    params: { id: adParam },
    answers: { 200: html('For a frame.'), 404: nothing('The ad is not shown or does not exist.') },
  },
  'ad_frames.preview': {
    summary: 'Preview an ad as an HTML document',
    description: 'For owners of the site. Includes ads that are not shown.',
    params: { id: adParam },
    answers: { 200: html('For a frame.') },
  },
  'administered_ads.index': {
    summary: 'List all ads',
    description: 'For owners of the site.',
    query: administeredAdListValidator,
    answers: { 200: page('Newest first.', AdministeredAd) },
  },
  'administered_ads.store': {
    summary: 'Add an ad',
    body: adValidator,
    answers: { 201: json('The ad.', AdministeredAd) },
  },
  'administered_ads.update': {
    summary: 'Edit an ad',
    description: 'Omitted fields stay as they are.',
    params: { id: adParam },
    body: adEditValidator,
    answers: { 200: json('The ad.', AdministeredAd) },
  },
  'administered_ads.destroy': {
    summary: 'Remove an ad',
    params: { id: adParam },
    body: emptyBodyValidator,
    answers: { 200: json('The id of the removed ad.', Type.Object({ id: internalId() })) },
  },
})
