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
  content: text({ description: 'Markup, for a frame that can reach nothing of ours.' }),
})

const AdministeredAd = named('AdministeredAd', {
  ...Ad.properties,
  title: text({ description: 'What the staff call it.', example: 'Spring sale' }),
  placement: oneOf(AD_PLACEMENTS, { example: 'header' }),
  isActive: flag(),
  priority: Type.Integer({ description: 'The highest is shown.', examples: [0] }),
  state: oneOf(AD_STATES, { description: 'At this moment.', example: 'shown' }),
  startDate: orNull(moment()),
  endDate: orNull(moment()),
  createdAt: moment(),
  updatedAt: moment(),
})

const adParam = idParam('The ad’s.')

export const advertisingDescription = describe('Ads', 'What the site shows between its bots.', {
  'ads.index': {
    summary: 'The ads of a place',
    description: 'None for premium members.',
    query: adListValidator,
    answers: { 200: json('The most important first.', Type.Array(Ad)) },
  },
  'ad_frames.show': {
    summary: 'One ad as a document of its own',
    params: { id: adParam },
    answers: { 200: html('For a frame.'), 404: nothing('The ad is over, or there is none.') },
  },
  'ad_frames.preview': {
    summary: 'One ad as a document, for owners of the site',
    description: 'Also of what is not shown.',
    params: { id: adParam },
    answers: { 200: html('For a frame.') },
  },
  'administered_ads.index': {
    summary: 'All ads, for owners of the site',
    query: administeredAdListValidator,
    answers: { 200: page('The newest first.', AdministeredAd) },
  },
  'administered_ads.store': {
    summary: 'Add an ad',
    body: adValidator,
    answers: { 201: json('The ad.', AdministeredAd) },
  },
  'administered_ads.update': {
    summary: 'Change an ad',
    description: 'What is left out stays as it is.',
    params: { id: adParam },
    body: adEditValidator,
    answers: { 200: json('The ad.', AdministeredAd) },
  },
  'administered_ads.destroy': {
    summary: 'Remove an ad',
    params: { id: adParam },
    body: emptyBodyValidator,
    answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
  },
})
