/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'discord_users.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/discord/users/:id',
    tokens: [{"old":"/api/discord/users/:id","type":0,"val":"api","end":""},{"old":"/api/discord/users/:id","type":0,"val":"discord","end":""},{"old":"/api/discord/users/:id","type":0,"val":"users","end":""},{"old":"/api/discord/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['discord_users.show']['types'],
  },
  'user_presences.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/discord/users/:id/presence',
    tokens: [{"old":"/api/discord/users/:id/presence","type":0,"val":"api","end":""},{"old":"/api/discord/users/:id/presence","type":0,"val":"discord","end":""},{"old":"/api/discord/users/:id/presence","type":0,"val":"users","end":""},{"old":"/api/discord/users/:id/presence","type":1,"val":"id","end":""},{"old":"/api/discord/users/:id/presence","type":0,"val":"presence","end":""}],
    types: placeholder as Registry['user_presences.show']['types'],
  },
  'discord_bots.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/discord/bot/:id',
    tokens: [{"old":"/api/discord/bot/:id","type":0,"val":"api","end":""},{"old":"/api/discord/bot/:id","type":0,"val":"discord","end":""},{"old":"/api/discord/bot/:id","type":0,"val":"bot","end":""},{"old":"/api/discord/bot/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['discord_bots.show']['types'],
  },
  'auth.login': {
    methods: ["GET","HEAD"],
    pattern: '/api/login',
    tokens: [{"old":"/api/login","type":0,"val":"api","end":""},{"old":"/api/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['auth.login']['types'],
  },
  'auth.discord': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/discord',
    tokens: [{"old":"/api/auth/discord","type":0,"val":"api","end":""},{"old":"/api/auth/discord","type":0,"val":"auth","end":""},{"old":"/api/auth/discord","type":0,"val":"discord","end":""}],
    types: placeholder as Registry['auth.discord']['types'],
  },
  'auth.discord.callback': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/discord/callback',
    tokens: [{"old":"/api/auth/discord/callback","type":0,"val":"api","end":""},{"old":"/api/auth/discord/callback","type":0,"val":"auth","end":""},{"old":"/api/auth/discord/callback","type":0,"val":"discord","end":""},{"old":"/api/auth/discord/callback","type":0,"val":"callback","end":""}],
    types: placeholder as Registry['auth.discord.callback']['types'],
  },
  'auth.logout': {
    methods: ["GET","HEAD"],
    pattern: '/api/logout',
    tokens: [{"old":"/api/logout","type":0,"val":"api","end":""},{"old":"/api/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['auth.logout']['types'],
  },
  'auth.user': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/user',
    tokens: [{"old":"/api/auth/user","type":0,"val":"api","end":""},{"old":"/api/auth/user","type":0,"val":"auth","end":""},{"old":"/api/auth/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['auth.user']['types'],
  },
  'users.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/:id',
    tokens: [{"old":"/api/users/:id","type":0,"val":"api","end":""},{"old":"/api/users/:id","type":0,"val":"users","end":""},{"old":"/api/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['users.show']['types'],
  },
  'server_membership.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/discord/server/membership',
    tokens: [{"old":"/api/discord/server/membership","type":0,"val":"api","end":""},{"old":"/api/discord/server/membership","type":0,"val":"discord","end":""},{"old":"/api/discord/server/membership","type":0,"val":"server","end":""},{"old":"/api/discord/server/membership","type":0,"val":"membership","end":""}],
    types: placeholder as Registry['server_membership.show']['types'],
  },
  'account.export': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/export',
    tokens: [{"old":"/api/user/export","type":0,"val":"api","end":""},{"old":"/api/user/export","type":0,"val":"user","end":""},{"old":"/api/user/export","type":0,"val":"export","end":""}],
    types: placeholder as Registry['account.export']['types'],
  },
  'profile.update': {
    methods: ["PATCH"],
    pattern: '/api/user/profile',
    tokens: [{"old":"/api/user/profile","type":0,"val":"api","end":""},{"old":"/api/user/profile","type":0,"val":"user","end":""},{"old":"/api/user/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['profile.update']['types'],
  },
  'users.update': {
    methods: ["PATCH"],
    pattern: '/api/users/:id',
    tokens: [{"old":"/api/users/:id","type":0,"val":"api","end":""},{"old":"/api/users/:id","type":0,"val":"users","end":""},{"old":"/api/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['users.update']['types'],
  },
  'account.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user',
    tokens: [{"old":"/api/user","type":0,"val":"api","end":""},{"old":"/api/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['account.destroy']['types'],
  },
  'bots.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots',
    tokens: [{"old":"/api/bots","type":0,"val":"api","end":""},{"old":"/api/bots","type":0,"val":"bots","end":""}],
    types: placeholder as Registry['bots.index']['types'],
  },
  'bots.certified': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/certified',
    tokens: [{"old":"/api/bots/certified","type":0,"val":"api","end":""},{"old":"/api/bots/certified","type":0,"val":"bots","end":""},{"old":"/api/bots/certified","type":0,"val":"certified","end":""}],
    types: placeholder as Registry['bots.certified']['types'],
  },
  'bots.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/discord/:id',
    tokens: [{"old":"/api/bots/discord/:id","type":0,"val":"api","end":""},{"old":"/api/bots/discord/:id","type":0,"val":"bots","end":""},{"old":"/api/bots/discord/:id","type":0,"val":"discord","end":""},{"old":"/api/bots/discord/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['bots.show']['types'],
  },
  'bot_presences.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/discord/bots/:id/presence',
    tokens: [{"old":"/api/discord/bots/:id/presence","type":0,"val":"api","end":""},{"old":"/api/discord/bots/:id/presence","type":0,"val":"discord","end":""},{"old":"/api/discord/bots/:id/presence","type":0,"val":"bots","end":""},{"old":"/api/discord/bots/:id/presence","type":1,"val":"id","end":""},{"old":"/api/discord/bots/:id/presence","type":0,"val":"presence","end":""}],
    types: placeholder as Registry['bot_presences.show']['types'],
  },
  'guild_counts.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/discord/bot/:id/guild-count',
    tokens: [{"old":"/api/discord/bot/:id/guild-count","type":0,"val":"api","end":""},{"old":"/api/discord/bot/:id/guild-count","type":0,"val":"discord","end":""},{"old":"/api/discord/bot/:id/guild-count","type":0,"val":"bot","end":""},{"old":"/api/discord/bot/:id/guild-count","type":1,"val":"id","end":""},{"old":"/api/discord/bot/:id/guild-count","type":0,"val":"guild-count","end":""}],
    types: placeholder as Registry['guild_counts.show']['types'],
  },
  'categories.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/categories',
    tokens: [{"old":"/api/categories","type":0,"val":"api","end":""},{"old":"/api/categories","type":0,"val":"categories","end":""}],
    types: placeholder as Registry['categories.index']['types'],
  },
  'user_bots.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/:id/bots',
    tokens: [{"old":"/api/users/:id/bots","type":0,"val":"api","end":""},{"old":"/api/users/:id/bots","type":0,"val":"users","end":""},{"old":"/api/users/:id/bots","type":1,"val":"id","end":""},{"old":"/api/users/:id/bots","type":0,"val":"bots","end":""}],
    types: placeholder as Registry['user_bots.index']['types'],
  },
  'bot_stats.store': {
    methods: ["POST"],
    pattern: '/api/bots/:id/stats',
    tokens: [{"old":"/api/bots/:id/stats","type":0,"val":"api","end":""},{"old":"/api/bots/:id/stats","type":0,"val":"bots","end":""},{"old":"/api/bots/:id/stats","type":1,"val":"id","end":""},{"old":"/api/bots/:id/stats","type":0,"val":"stats","end":""}],
    types: placeholder as Registry['bot_stats.store']['types'],
  },
  'bot_statuses.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/discord/:id/status',
    tokens: [{"old":"/api/bots/discord/:id/status","type":0,"val":"api","end":""},{"old":"/api/bots/discord/:id/status","type":0,"val":"bots","end":""},{"old":"/api/bots/discord/:id/status","type":0,"val":"discord","end":""},{"old":"/api/bots/discord/:id/status","type":1,"val":"id","end":""},{"old":"/api/bots/discord/:id/status","type":0,"val":"status","end":""}],
    types: placeholder as Registry['bot_statuses.show']['types'],
  },
  'bot_tokens.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/:id/token',
    tokens: [{"old":"/api/bots/:id/token","type":0,"val":"api","end":""},{"old":"/api/bots/:id/token","type":0,"val":"bots","end":""},{"old":"/api/bots/:id/token","type":1,"val":"id","end":""},{"old":"/api/bots/:id/token","type":0,"val":"token","end":""}],
    types: placeholder as Registry['bot_tokens.show']['types'],
  },
  'own_bots.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/bots',
    tokens: [{"old":"/api/user/bots","type":0,"val":"api","end":""},{"old":"/api/user/bots","type":0,"val":"user","end":""},{"old":"/api/user/bots","type":0,"val":"bots","end":""}],
    types: placeholder as Registry['own_bots.index']['types'],
  },
  'bots.store': {
    methods: ["POST"],
    pattern: '/api/bots',
    tokens: [{"old":"/api/bots","type":0,"val":"api","end":""},{"old":"/api/bots","type":0,"val":"bots","end":""}],
    types: placeholder as Registry['bots.store']['types'],
  },
  'bots.update': {
    methods: ["PATCH"],
    pattern: '/api/bots/:id',
    tokens: [{"old":"/api/bots/:id","type":0,"val":"api","end":""},{"old":"/api/bots/:id","type":0,"val":"bots","end":""},{"old":"/api/bots/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['bots.update']['types'],
  },
  'bots.destroy': {
    methods: ["DELETE"],
    pattern: '/api/bots/:id',
    tokens: [{"old":"/api/bots/:id","type":0,"val":"api","end":""},{"old":"/api/bots/:id","type":0,"val":"bots","end":""},{"old":"/api/bots/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['bots.destroy']['types'],
  },
  'bot_tokens.store': {
    methods: ["POST"],
    pattern: '/api/bots/:id/token',
    tokens: [{"old":"/api/bots/:id/token","type":0,"val":"api","end":""},{"old":"/api/bots/:id/token","type":0,"val":"bots","end":""},{"old":"/api/bots/:id/token","type":1,"val":"id","end":""},{"old":"/api/bots/:id/token","type":0,"val":"token","end":""}],
    types: placeholder as Registry['bot_tokens.store']['types'],
  },
  'ads.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/ads',
    tokens: [{"old":"/api/ads","type":0,"val":"api","end":""},{"old":"/api/ads","type":0,"val":"ads","end":""}],
    types: placeholder as Registry['ads.index']['types'],
  },
  'ad_frames.show': {
    methods: ["GET","HEAD"],
    pattern: '/ads/frame/:id',
    tokens: [{"old":"/ads/frame/:id","type":0,"val":"ads","end":""},{"old":"/ads/frame/:id","type":0,"val":"frame","end":""},{"old":"/ads/frame/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['ad_frames.show']['types'],
  },
  'ratings.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/discord/:id/ratings',
    tokens: [{"old":"/api/bots/discord/:id/ratings","type":0,"val":"api","end":""},{"old":"/api/bots/discord/:id/ratings","type":0,"val":"bots","end":""},{"old":"/api/bots/discord/:id/ratings","type":0,"val":"discord","end":""},{"old":"/api/bots/discord/:id/ratings","type":1,"val":"id","end":""},{"old":"/api/bots/discord/:id/ratings","type":0,"val":"ratings","end":""}],
    types: placeholder as Registry['ratings.index']['types'],
  },
  'rating_votes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/ratings/:id/votes',
    tokens: [{"old":"/api/ratings/:id/votes","type":0,"val":"api","end":""},{"old":"/api/ratings/:id/votes","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id/votes","type":1,"val":"id","end":""},{"old":"/api/ratings/:id/votes","type":0,"val":"votes","end":""}],
    types: placeholder as Registry['rating_votes.show']['types'],
  },
  'user_ratings.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/ratings',
    tokens: [{"old":"/api/user/ratings","type":0,"val":"api","end":""},{"old":"/api/user/ratings","type":0,"val":"user","end":""},{"old":"/api/user/ratings","type":0,"val":"ratings","end":""}],
    types: placeholder as Registry['user_ratings.index']['types'],
  },
  'ratings.store': {
    methods: ["POST"],
    pattern: '/api/bots/discord/:id/ratings',
    tokens: [{"old":"/api/bots/discord/:id/ratings","type":0,"val":"api","end":""},{"old":"/api/bots/discord/:id/ratings","type":0,"val":"bots","end":""},{"old":"/api/bots/discord/:id/ratings","type":0,"val":"discord","end":""},{"old":"/api/bots/discord/:id/ratings","type":1,"val":"id","end":""},{"old":"/api/bots/discord/:id/ratings","type":0,"val":"ratings","end":""}],
    types: placeholder as Registry['ratings.store']['types'],
  },
  'ratings.update': {
    methods: ["PATCH"],
    pattern: '/api/ratings/:id',
    tokens: [{"old":"/api/ratings/:id","type":0,"val":"api","end":""},{"old":"/api/ratings/:id","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['ratings.update']['types'],
  },
  'ratings.destroy': {
    methods: ["DELETE"],
    pattern: '/api/ratings/:id',
    tokens: [{"old":"/api/ratings/:id","type":0,"val":"api","end":""},{"old":"/api/ratings/:id","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['ratings.destroy']['types'],
  },
  'rating_votes.store': {
    methods: ["POST"],
    pattern: '/api/ratings/:id/vote',
    tokens: [{"old":"/api/ratings/:id/vote","type":0,"val":"api","end":""},{"old":"/api/ratings/:id/vote","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id/vote","type":1,"val":"id","end":""},{"old":"/api/ratings/:id/vote","type":0,"val":"vote","end":""}],
    types: placeholder as Registry['rating_votes.store']['types'],
  },
  'rating_votes.destroy': {
    methods: ["DELETE"],
    pattern: '/api/ratings/:id/vote',
    tokens: [{"old":"/api/ratings/:id/vote","type":0,"val":"api","end":""},{"old":"/api/ratings/:id/vote","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id/vote","type":1,"val":"id","end":""},{"old":"/api/ratings/:id/vote","type":0,"val":"vote","end":""}],
    types: placeholder as Registry['rating_votes.destroy']['types'],
  },
  'rating_hearts.store': {
    methods: ["POST"],
    pattern: '/api/ratings/:id/heart',
    tokens: [{"old":"/api/ratings/:id/heart","type":0,"val":"api","end":""},{"old":"/api/ratings/:id/heart","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id/heart","type":1,"val":"id","end":""},{"old":"/api/ratings/:id/heart","type":0,"val":"heart","end":""}],
    types: placeholder as Registry['rating_hearts.store']['types'],
  },
  'rating_replies.store': {
    methods: ["POST"],
    pattern: '/api/ratings/:id/reply',
    tokens: [{"old":"/api/ratings/:id/reply","type":0,"val":"api","end":""},{"old":"/api/ratings/:id/reply","type":0,"val":"ratings","end":""},{"old":"/api/ratings/:id/reply","type":1,"val":"id","end":""},{"old":"/api/ratings/:id/reply","type":0,"val":"reply","end":""}],
    types: placeholder as Registry['rating_replies.store']['types'],
  },
  'rating_blocks.store': {
    methods: ["POST"],
    pattern: '/api/bots/:botId/block-user',
    tokens: [{"old":"/api/bots/:botId/block-user","type":0,"val":"api","end":""},{"old":"/api/bots/:botId/block-user","type":0,"val":"bots","end":""},{"old":"/api/bots/:botId/block-user","type":1,"val":"botId","end":""},{"old":"/api/bots/:botId/block-user","type":0,"val":"block-user","end":""}],
    types: placeholder as Registry['rating_blocks.store']['types'],
  },
  'bot_votes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/:id/votes',
    tokens: [{"old":"/api/bots/:id/votes","type":0,"val":"api","end":""},{"old":"/api/bots/:id/votes","type":0,"val":"bots","end":""},{"old":"/api/bots/:id/votes","type":1,"val":"id","end":""},{"old":"/api/bots/:id/votes","type":0,"val":"votes","end":""}],
    types: placeholder as Registry['bot_votes.show']['types'],
  },
  'vote_eligibility.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/bots/:id/can-vote',
    tokens: [{"old":"/api/bots/:id/can-vote","type":0,"val":"api","end":""},{"old":"/api/bots/:id/can-vote","type":0,"val":"bots","end":""},{"old":"/api/bots/:id/can-vote","type":1,"val":"id","end":""},{"old":"/api/bots/:id/can-vote","type":0,"val":"can-vote","end":""}],
    types: placeholder as Registry['vote_eligibility.show']['types'],
  },
  'user_votes.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/votes',
    tokens: [{"old":"/api/user/votes","type":0,"val":"api","end":""},{"old":"/api/user/votes","type":0,"val":"user","end":""},{"old":"/api/user/votes","type":0,"val":"votes","end":""}],
    types: placeholder as Registry['user_votes.index']['types'],
  },
  'bot_votes.store': {
    methods: ["POST"],
    pattern: '/api/bots/:id/vote',
    tokens: [{"old":"/api/bots/:id/vote","type":0,"val":"api","end":""},{"old":"/api/bots/:id/vote","type":0,"val":"bots","end":""},{"old":"/api/bots/:id/vote","type":1,"val":"id","end":""},{"old":"/api/bots/:id/vote","type":0,"val":"vote","end":""}],
    types: placeholder as Registry['bot_votes.store']['types'],
  },
  'api_description.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/openapi.json',
    tokens: [{"old":"/api/openapi.json","type":0,"val":"api","end":""},{"old":"/api/openapi.json","type":0,"val":"openapi.json","end":""}],
    types: placeholder as Registry['api_description.show']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
