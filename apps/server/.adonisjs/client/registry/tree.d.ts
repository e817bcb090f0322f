/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  discordUsers: {
    show: typeof routes['discord_users.show']
  }
  userPresences: {
    show: typeof routes['user_presences.show']
  }
  discordBots: {
    show: typeof routes['discord_bots.show']
  }
  auth: {
    login: typeof routes['auth.login']
    discord: typeof routes['auth.discord'] & {
      callback: typeof routes['auth.discord.callback']
    }
    logout: typeof routes['auth.logout']
    user: typeof routes['auth.user']
  }
  users: {
    show: typeof routes['users.show']
  }
  serverMembership: {
    show: typeof routes['server_membership.show']
  }
  bots: {
    index: typeof routes['bots.index']
    certified: typeof routes['bots.certified']
    show: typeof routes['bots.show']
  }
  botPresences: {
    show: typeof routes['bot_presences.show']
  }
  guildCounts: {
    show: typeof routes['guild_counts.show']
  }
  categories: {
    index: typeof routes['categories.index']
  }
  userBots: {
    index: typeof routes['user_bots.index']
  }
  ads: {
    index: typeof routes['ads.index']
  }
  adFrames: {
    show: typeof routes['ad_frames.show']
  }
  ratings: {
    index: typeof routes['ratings.index']
  }
  ratingVotes: {
    show: typeof routes['rating_votes.show']
  }
  botVotes: {
    show: typeof routes['bot_votes.show']
  }
  voteEligibility: {
    show: typeof routes['vote_eligibility.show']
  }
}
