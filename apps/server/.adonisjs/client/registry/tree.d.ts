/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
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
  bots: {
    index: typeof routes['bots.index']
    certified: typeof routes['bots.certified']
    show: typeof routes['bots.show']
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
