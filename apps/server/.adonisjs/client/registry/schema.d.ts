/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'discord_users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/controllers/discord_users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/controllers/discord_users_controller').default['show']>>>
    }
  }
  'user_presences.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/users/:id/presence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/controllers/user_presences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/controllers/user_presences_controller').default['show']>>>
    }
  }
  'discord_bots.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/bot/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/controllers/discord_bots_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/controllers/discord_bots_controller').default['show']>>>
    }
  }
  'auth.login': {
    methods: ["GET","HEAD"]
    pattern: '/api/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/discord_login_controller').default['shortcut']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/discord_login_controller').default['shortcut']>>>
    }
  }
  'auth.discord': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/discord'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/discord_login_controller').default['begin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/discord_login_controller').default['begin']>>>
    }
  }
  'auth.discord.callback': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/discord/callback'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/discord_login_controller').default['complete']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/discord_login_controller').default['complete']>>>
    }
  }
  'auth.logout': {
    methods: ["GET","HEAD"]
    pattern: '/api/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['destroy']>>>
    }
  }
  'auth.user': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/current_user_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/current_user_controller').default['show']>>>
    }
  }
  'users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/users_controller').default['show']>>>
    }
  }
  'server_membership.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/server/membership'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/server_memberships_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/server_memberships_controller').default['show']>>>
    }
  }
  'account.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/own_accounts_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/own_accounts_controller').default['export']>>>
    }
  }
  'profile.update': {
    methods: ["PATCH"]
    pattern: '/api/user/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.update': {
    methods: ["PATCH"]
    pattern: '/api/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators').profileValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['updateNamed']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/profiles_controller').default['updateNamed']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/validators').accountDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/validators').accountDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/own_accounts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/own_accounts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').botListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.certified': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/certified'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/certified_bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/certified_bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/discord/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bots_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bots_controller').default['show']>>>
    }
  }
  'bot_presences.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/bots/:id/presence'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_presences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_presences_controller').default['show']>>>
    }
  }
  'guild_counts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/bot/:id/guild-count'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/guild_counts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/guild_counts_controller').default['show']>>>
    }
  }
  'categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/categories_controller').default['index']>>>
    }
  }
  'user_bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:id/bots'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/user_bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/user_bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_stats.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/stats'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/validators').botStatsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/validators').botStatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_stats_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_stats_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_statuses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/discord/:id/status'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_submissions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_submissions_controller').default['show']>>>
    }
  }
  'bot_tokens.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_tokens_controller').default['show']>>>
    }
  }
  'own_bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/bots'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/own_bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/own_bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.store': {
    methods: ["POST"]
    pattern: '/api/bots'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/submission/validators').submissionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/directory/submission/validators').submissionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_submissions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_submissions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.update': {
    methods: ["PATCH"]
    pattern: '/api/bots/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/submission/validators').botEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/submission/validators').botEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/owned_bots_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/owned_bots_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.destroy': {
    methods: ["DELETE"]
    pattern: '/api/bots/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/owned_bots_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/owned_bots_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_tokens.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/ads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/advertising/validators').adListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/ads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/ads_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ad_frames.show': {
    methods: ["GET","HEAD"]
    pattern: '/ads/frame/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/ad_frames_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/ad_frames_controller').default['show']>>>
    }
  }
  'ratings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/discord/:id/ratings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rating_votes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/ratings/:id/votes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_votes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_votes_controller').default['show']>>>
    }
  }
  'user_ratings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/ratings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/user_ratings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/user_ratings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ratings.store': {
    methods: ["POST"]
    pattern: '/api/bots/discord/:id/ratings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reviews/validators').reviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reviews/validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ratings.update': {
    methods: ["PATCH"]
    pattern: '/api/ratings/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reviews/validators').reviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reviews/validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ratings.destroy': {
    methods: ["DELETE"]
    pattern: '/api/ratings/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rating_votes.store': {
    methods: ["POST"]
    pattern: '/api/ratings/:id/vote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reviews/validators').reviewVoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reviews/validators').reviewVoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_votes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_votes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rating_votes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/ratings/:id/vote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_votes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_votes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rating_hearts.store': {
    methods: ["POST"]
    pattern: '/api/ratings/:id/heart'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_hearts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_hearts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rating_replies.store': {
    methods: ["POST"]
    pattern: '/api/ratings/:id/reply'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reviews/validators').replyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reviews/validators').replyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_replies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_replies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rating_blocks.store': {
    methods: ["POST"]
    pattern: '/api/bots/:botId/block-user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reviews/validators').blockValidator)>>
      paramsTuple: [ParamValue]
      params: { botId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reviews/validators').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/rating_blocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_votes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/votes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_votes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_votes_controller').default['show']>>>
    }
  }
  'vote_eligibility.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/can-vote'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_eligibility_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_eligibility_controller').default['show']>>>
    }
  }
  'user_votes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/votes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/user_votes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/user_votes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_votes.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/vote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_votes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_votes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api_description.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/api_descriptions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/api_descriptions_controller').default['show']>>>
    }
  }
}
