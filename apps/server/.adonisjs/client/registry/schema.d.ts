/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'live.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/live/validators').liveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/live_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/live_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
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
  'discord_channels.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/discord/channels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/controllers/discord_channels_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/controllers/discord_channels_controller').default['index']>>>
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
  'desktop_about.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/desktop/about'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_about_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_about_controller').default['show']>>>
    }
  }
  'desktop_sign_ins.store': {
    methods: ["POST"]
    pattern: '/api/desktop/sign-ins'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/desktop/validators').desktopSignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/desktop/validators').desktopSignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'desktop_tokens.store': {
    methods: ["POST"]
    pattern: '/api/desktop/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/desktop/validators').desktopTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/desktop/validators').desktopTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'desktop_tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/api/desktop/tokens/current'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/desktop_tokens_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'access_tokens.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/tokens'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/access_tokens_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/access_tokens_controller').default['index']>>>
    }
  }
  'access_tokens.store': {
    methods: ["POST"]
    pattern: '/api/user/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/tokens/validators').personalTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/identity/tokens/validators').personalTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/access_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/access_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'access_tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/tokens/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/access_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/access_tokens_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'search_suggestions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/search/suggestions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').suggestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/search_suggestions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/search_suggestions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_counts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/counts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').botCountsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_counts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_counts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bots.certified': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/certified'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
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
  'catalogue.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/catalogue'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/directory/validators').catalogValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/catalogs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/catalogs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user_bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:id/bots'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/user_bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/user_bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/events'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_events_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_event_streams.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/events/stream'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/events/validators').eventStreamValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_event_streams_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_event_streams_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'named_bot_tokens.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/tokens'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/named_bot_tokens_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/named_bot_tokens_controller').default['index']>>>
    }
  }
  'own_bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/bots'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_changes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_changes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'co_ownerships.destroy': {
    methods: ["DELETE"]
    pattern: '/api/bots/:id/additional-owners/me'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/co_ownerships_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/co_ownerships_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_changes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_changes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'named_bot_tokens.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/tokens/validators').botTokenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/tokens/validators').botTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/named_bot_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/named_bot_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'named_bot_tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/api/bots/:id/tokens/:tokenId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; tokenId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/named_bot_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/named_bot_tokens_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'administered_categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['index']>>>
    }
  }
  'administered_categories.store': {
    methods: ["POST"]
    pattern: '/api/admin/categories'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/validators').categoryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/directory/validators').categoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'administered_categories.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/categories/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/validators').categoryEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/validators').categoryEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'administered_categories.move': {
    methods: ["POST"]
    pattern: '/api/admin/categories/:id/move-bots'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/validators').categoryMoveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/validators').categoryMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['move']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'administered_categories.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/categories/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/administered_categories_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/versions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_versions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/versions/:version'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; version: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_versions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_versions_controller').default['show']>>>
    }
  }
  'held_changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/held-change'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/held_changes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/held_changes_controller').default['show']>>>
    }
  }
  'held_changes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/bots/:id/held-change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/held_changes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/held_changes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_ends.update': {
    methods: ["PUT"]
    pattern: '/api/bots/:id/end'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/ends/validators').botEndValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/ends/validators').botEndValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_ends_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_ends_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_ends.destroy': {
    methods: ["DELETE"]
    pattern: '/api/bots/:id/end'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_ends_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_ends_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_transfers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/transfers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['index']>>>
    }
  }
  'bot_transfers.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/transfers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/transfers/validators').transferValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/transfers/validators').transferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_transfers.destroy': {
    methods: ["DELETE"]
    pattern: '/api/transfers/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_transfers.accept': {
    methods: ["POST"]
    pattern: '/api/transfers/:id/accept'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['accept']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_transfers.decline': {
    methods: ["POST"]
    pattern: '/api/transfers/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_transfers.take_back': {
    methods: ["POST"]
    pattern: '/api/transfers/:id/take-back'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['takeBack']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_transfers_controller').default['takeBack']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'queue_places.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/queue'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/queue_places_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/queue_places_controller').default['show']>>>
    }
  }
  'bot_answers.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/questions/validators').answerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/questions/validators').answerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/bot_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'preflights.store': {
    methods: ["POST"]
    pattern: '/api/preflights'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/preflight/validators').preflightValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/directory/preflight/validators').preflightValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/directory/controllers/preflights_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/directory/controllers/preflights_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'administered_ads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/advertising/validators').administeredAdListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ad_frames.preview': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/ads/:id/frame'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/ad_frames_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/ad_frames_controller').default['preview']>>>
    }
  }
  'administered_ads.store': {
    methods: ["POST"]
    pattern: '/api/admin/ads'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/advertising/validators').adValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/advertising/validators').adValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'administered_ads.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/ads/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/advertising/validators').adEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/advertising/validators').adEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'administered_ads.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/ads/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/advertising/controllers/administered_ads_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'ratings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/discord/:id/ratings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reviews/validators').reviewListValidator)>>
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
  'removed_ratings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/removed-ratings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reviews/validators').removedReviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/removed_ratings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/removed_ratings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'removed_ratings.restore': {
    methods: ["POST"]
    pattern: '/api/admin/removed-ratings/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/removed_ratings_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/removed_ratings_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'removed_ratings.undo': {
    methods: ["POST"]
    pattern: '/api/admin/removed-ratings/:id/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/removed_ratings_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/removed_ratings_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'user_ratings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/ratings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reviews/validators').ownReviewListValidator)>>
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
  'ratings.destroy': {
    methods: ["DELETE"]
    pattern: '/api/ratings/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/decisions/rule_ids_field').ruleIdsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/identity/decisions/rule_ids_field').ruleIdsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/ratings_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'vote_events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/votes/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_events_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_voters.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/votes/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_voters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_voters_controller').default['show']>>>
    }
  }
  'user_votes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/votes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/user_votes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/user_votes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'vote_reminders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/vote-reminder'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_reminders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_reminders_controller').default['show']>>>
    }
  }
  'bot_votes.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/vote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/voting/validators').voteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/voting/validators').voteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_votes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/bot_votes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'vote_reminders.update': {
    methods: ["PUT"]
    pattern: '/api/bots/:id/vote-reminder'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/voting/validators').voteReminderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/voting/validators').voteReminderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_reminders_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/voting/controllers/vote_reminders_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_applications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/certification/applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/own_applications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/own_applications_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_applications.store': {
    methods: ["POST"]
    pattern: '/api/bots/certification/apply'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/certification/validators').applicationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/certification/validators').applicationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/own_applications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/own_applications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certification-applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/certification/validators').applicationListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certification/applications/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['show']>>>
    }
  }
  'applications.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/certification/applications/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/certification/validators').reviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/certification/validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.undo': {
    methods: ["POST"]
    pattern: '/api/admin/certification/applications/:id/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/certification/applications/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certification/controllers/applications_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_support_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/support-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/support/controllers/own_support_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/support/controllers/own_support_requests_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_support_requests.store': {
    methods: ["POST"]
    pattern: '/api/user/support-requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/support/validators').supportRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/support/validators').supportRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/support/controllers/own_support_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/support/controllers/own_support_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_support_requests.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/support-requests/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/support/controllers/own_support_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/support/controllers/own_support_requests_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'support_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/support-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/support/validators').supportListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/support/controllers/support_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/support/controllers/support_requests_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'support_requests.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/support-requests/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/support/validators').resolutionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/support/validators').resolutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/support/controllers/support_requests_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/support/controllers/support_requests_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reports.store': {
    methods: ["POST"]
    pattern: '/api/reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reports/validators').reportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/reports/validators').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'report_cases.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').reportListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/report_cases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/report_cases_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'report_cases.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/reports/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reports/validators').reportDecisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reports/validators').reportDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/report_cases_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/report_cases_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'report_cases.undo': {
    methods: ["POST"]
    pattern: '/api/admin/reports/:id/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/report_cases_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/report_cases_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'premium.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/premium'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['show']>>>
    }
  }
  'premium.transactions': {
    methods: ["GET","HEAD"]
    pattern: '/api/premium/transactions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['transactions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['transactions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'premium.stripe': {
    methods: ["POST"]
    pattern: '/api/premium/stripe/create-payment-intent'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/premium/validators').purchaseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/premium/validators').purchaseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/purchases_controller').default['stripe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/purchases_controller').default['stripe']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'premium.paypal': {
    methods: ["POST"]
    pattern: '/api/premium/paypal/create-subscription'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/premium/validators').purchaseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/premium/validators').purchaseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/purchases_controller').default['paypal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/purchases_controller').default['paypal']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'premium.confirm': {
    methods: ["POST"]
    pattern: '/api/premium/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'premium.resume': {
    methods: ["POST"]
    pattern: '/api/premium/resume'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/premium/validators').renewalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/premium/validators').renewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['resume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['resume']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'premium.cancel': {
    methods: ["POST"]
    pattern: '/api/premium/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/premium/validators').renewalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/premium/validators').renewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/premium/controllers/premium_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'overview.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/overview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/overviews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/overviews_controller').default['show']>>>
    }
  }
  'pending_bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bots/pending'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/moderation/validators').pendingBotListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/pending_bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/pending_bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'staff_bots.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bots'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/moderation/validators').staffBotListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'staff_bots.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bots/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['show']>>>
    }
  }
  'bot_decisions.approve': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').approvalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').approvalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_decisions.reject': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').rejectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').rejectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_preflights.store': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/preflight'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_preflights_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_preflights_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_decisions.unreject': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/unreject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['unreject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['unreject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_decisions.certify': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/certify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['certify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['certify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_decisions.uncertify': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/uncertify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').uncertificationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').uncertificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['uncertify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['uncertify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_decisions.undo': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_decisions_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'staff_bots.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/bots/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').staffEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').staffEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'staff_bots.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/bots/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/identity/decisions/rule_ids_field').ruleIdsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/identity/decisions/rule_ids_field').ruleIdsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_bots_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_changes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bot-changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/moderation/changes/validators').botChangeListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_changes.approve': {
    methods: ["POST"]
    pattern: '/api/admin/bot-changes/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['approve']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_changes.reject': {
    methods: ["POST"]
    pattern: '/api/admin/bot-changes/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/validators').changeRejectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/validators').changeRejectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_changes.undo': {
    methods: ["POST"]
    pattern: '/api/admin/bot-changes/:id/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_changes_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_change_preflights.store': {
    methods: ["POST"]
    pattern: '/api/admin/bot-changes/:id/preflight'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_change_preflights_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_change_preflights_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/moderation/members/validators').memberListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['show']>>>
    }
  }
  'admin_users.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/members/validators').memberChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/members/validators').memberChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_users.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_users.undo': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/directory/undo/undo_validator').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_users_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'discord_moderations.store': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/discord-moderate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/members/validators').discordModerationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/members/validators').discordModerationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/discord_moderations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/discord_moderations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/logs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/moderation/logs/validators').logListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_logs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin_logs.admins': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/logs/admins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_logs_controller').default['admins']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/admin_logs_controller').default['admins']>>>
    }
  }
  'staff_notes.store': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/notes/validators').staffNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/notes/validators').staffNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'staff_notes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/notes/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/staff_notes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_questions.store': {
    methods: ["POST"]
    pattern: '/api/admin/bots/:id/question'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/questions/validators').questionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/questions/validators').questionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_questions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_questions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_questions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/bots/:id/question'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/bot_questions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'snoozes.update': {
    methods: ["PUT"]
    pattern: '/api/admin/bots/:id/snooze'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/views/validators').snoozeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/views/validators').snoozeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/snoozes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/snoozes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'snoozes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/bots/:id/snooze'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/snoozes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/snoozes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_replies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/saved-replies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['index']>>>
    }
  }
  'saved_replies.store': {
    methods: ["POST"]
    pattern: '/api/admin/saved-replies'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/saved_replies/validators').savedReplyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/saved_replies/validators').savedReplyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_replies.update': {
    methods: ["PUT"]
    pattern: '/api/admin/saved-replies/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/moderation/saved_replies/validators').savedReplyEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/moderation/saved_replies/validators').savedReplyEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_replies.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/saved-replies/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/moderation/controllers/saved_replies_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'announcements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/announcements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'announcements.store': {
    methods: ["POST"]
    pattern: '/api/admin/announcements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/announcements/validators').announcementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/announcements/validators').announcementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'announcements.send': {
    methods: ["POST"]
    pattern: '/api/admin/announcements/:id/send'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['send']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'announcements.update': {
    methods: ["PUT"]
    pattern: '/api/admin/announcements/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/announcements/validators').announcementChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/announcements/validators').announcementChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'announcements.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/announcements/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/announcements/controllers/announcements_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'inbox.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/inbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/inbox_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/inbox_items_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'inbox_unread.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/inbox/unread'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/inbox_unread_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/inbox_unread_controller').default['show']>>>
    }
  }
  'inbox_reads.store': {
    methods: ["POST"]
    pattern: '/api/user/inbox/read'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/inbox/validators').inboxReadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/inbox/validators').inboxReadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/inbox_reads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/inbox_reads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'push.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/push'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['show']>>>
    }
  }
  'push.subscribe': {
    methods: ["PUT"]
    pattern: '/api/user/push/subscription'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/inbox/push/validation/validators').subscriptionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/inbox/push/validation/validators').subscriptionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['subscribe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['subscribe']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'push.unsubscribe': {
    methods: ["DELETE"]
    pattern: '/api/user/push/subscription'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['unsubscribe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['unsubscribe']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'push.choose': {
    methods: ["PUT"]
    pattern: '/api/user/push/kinds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/inbox/push/validation/validators').pushKindsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/inbox/push/validation/validators').pushKindsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['chooseKinds']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/inbox/controllers/push_controller').default['chooseKinds']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/webhooks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['index']>>>
    }
  }
  'webhook_deliveries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/webhooks/:webhookId/deliveries'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhookId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_webhooks.store': {
    methods: ["POST"]
    pattern: '/api/bots/:id/webhooks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/validators').webhookValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/validators').webhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_webhooks.update': {
    methods: ["PATCH"]
    pattern: '/api/bots/:id/webhooks/:webhookId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/validators').webhookEditValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/validators').webhookEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/bots/:id/webhooks/:webhookId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_webhooks.replace_secret': {
    methods: ["POST"]
    pattern: '/api/bots/:id/webhooks/:webhookId/secret'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['replaceSecret']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/bot_webhooks_controller').default['replaceSecret']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhook_deliveries.test': {
    methods: ["POST"]
    pattern: '/api/bots/:id/webhooks/:webhookId/test'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['test']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhook_deliveries.replay': {
    methods: ["POST"]
    pattern: '/api/bots/:id/webhooks/:webhookId/replays'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/webhooks/validators').replayValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhookId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/webhooks/validators').replayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['replay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'interactions.store': {
    methods: ["POST"]
    pattern: '/api/interactions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/analytics/validators').interactionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/analytics/validators').interactionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/analytics/controllers/interactions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/analytics/controllers/interactions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_analytics.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/analytics'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/analytics/validators').analyticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/analytics/controllers/bot_analytics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/analytics/controllers/bot_analytics_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_analytics.csv': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/analytics.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/analytics/validators').analyticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/analytics/controllers/bot_analytics_controller').default['csv']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/analytics/controllers/bot_analytics_controller').default['csv']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bot_analytics.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/bots/:id/analytics/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/analytics/validators').analyticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/analytics/controllers/bot_analytics_controller').default['history']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/analytics/controllers/bot_analytics_controller').default['history']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'transparency.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/transparency'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transparency/controllers/transparency_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transparency/controllers/transparency_controller').default['show']>>>
    }
  }
  'transparency.decisions': {
    methods: ["GET","HEAD"]
    pattern: '/api/transparency/decisions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transparency/controllers/transparency_controller').default['decisions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transparency/controllers/transparency_controller').default['decisions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_appeals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/appeals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/core/validation/list_fields').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/appeals/controllers/own_appeals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/appeals/controllers/own_appeals_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_appeals.store': {
    methods: ["POST"]
    pattern: '/api/appeals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/appeals/validators').appealValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/appeals/validators').appealValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/appeals/controllers/own_appeals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/appeals/controllers/own_appeals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'appeals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/appeals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/appeals/validators').appealListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/appeals/controllers/appeals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/appeals/controllers/appeals_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'appeals.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/appeals/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/appeals/validators').appealDecisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/appeals/validators').appealDecisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/appeals/controllers/appeals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/appeals/controllers/appeals_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statistics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/statistics/validators').statisticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/statistics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/statistics_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.people': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statistics/people'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/statistics/validators').statisticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/statistics_controller').default['people']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/statistics_controller').default['people']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'item_readers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/item-readers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/readers/controllers/item_readers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/readers/controllers/item_readers_controller').default['index']>>>
    }
  }
  'item_readers.update': {
    methods: ["PUT"]
    pattern: '/api/admin/item-readers/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/readers/validators').openItemValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/readers/validators').openItemValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/readers/controllers/item_readers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/readers/controllers/item_readers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'item_readers.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/item-readers/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/core/validation/request_validation').emptyBodyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/readers/controllers/item_readers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/readers/controllers/item_readers_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
