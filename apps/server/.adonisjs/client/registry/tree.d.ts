/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  live: {
    show: typeof routes['live.show']
  }
  discordUsers: {
    show: typeof routes['discord_users.show']
  }
  userPresences: {
    show: typeof routes['user_presences.show']
  }
  discordBots: {
    show: typeof routes['discord_bots.show']
  }
  discordChannels: {
    index: typeof routes['discord_channels.index']
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
    update: typeof routes['users.update']
  }
  serverMembership: {
    show: typeof routes['server_membership.show']
  }
  account: {
    export: typeof routes['account.export']
    destroy: typeof routes['account.destroy']
  }
  profile: {
    update: typeof routes['profile.update']
  }
  desktopAbout: {
    show: typeof routes['desktop_about.show']
  }
  desktopSignIns: {
    store: typeof routes['desktop_sign_ins.store']
  }
  desktopTokens: {
    store: typeof routes['desktop_tokens.store']
    destroy: typeof routes['desktop_tokens.destroy']
  }
  accessTokens: {
    index: typeof routes['access_tokens.index']
    store: typeof routes['access_tokens.store']
    destroy: typeof routes['access_tokens.destroy']
  }
  bots: {
    index: typeof routes['bots.index']
    certified: typeof routes['bots.certified']
    show: typeof routes['bots.show']
    store: typeof routes['bots.store']
    update: typeof routes['bots.update']
    destroy: typeof routes['bots.destroy']
  }
  searchSuggestions: {
    index: typeof routes['search_suggestions.index']
  }
  botCounts: {
    index: typeof routes['bot_counts.index']
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
  catalogue: {
    show: typeof routes['catalogue.show']
  }
  userBots: {
    index: typeof routes['user_bots.index']
  }
  botEvents: {
    index: typeof routes['bot_events.index']
  }
  botEventStreams: {
    show: typeof routes['bot_event_streams.show']
  }
  botStats: {
    store: typeof routes['bot_stats.store']
  }
  botStatuses: {
    show: typeof routes['bot_statuses.show']
  }
  botTokens: {
    show: typeof routes['bot_tokens.show']
    store: typeof routes['bot_tokens.store']
  }
  namedBotTokens: {
    index: typeof routes['named_bot_tokens.index']
    store: typeof routes['named_bot_tokens.store']
    destroy: typeof routes['named_bot_tokens.destroy']
  }
  ownBots: {
    index: typeof routes['own_bots.index']
  }
  coOwnerships: {
    destroy: typeof routes['co_ownerships.destroy']
  }
  administeredCategories: {
    index: typeof routes['administered_categories.index']
    store: typeof routes['administered_categories.store']
    update: typeof routes['administered_categories.update']
    move: typeof routes['administered_categories.move']
    destroy: typeof routes['administered_categories.destroy']
  }
  botVersions: {
    index: typeof routes['bot_versions.index']
    show: typeof routes['bot_versions.show']
  }
  heldChanges: {
    show: typeof routes['held_changes.show']
    destroy: typeof routes['held_changes.destroy']
  }
  botEnds: {
    update: typeof routes['bot_ends.update']
    destroy: typeof routes['bot_ends.destroy']
  }
  botTransfers: {
    index: typeof routes['bot_transfers.index']
    store: typeof routes['bot_transfers.store']
    destroy: typeof routes['bot_transfers.destroy']
    accept: typeof routes['bot_transfers.accept']
    decline: typeof routes['bot_transfers.decline']
    takeBack: typeof routes['bot_transfers.take_back']
  }
  queuePlaces: {
    show: typeof routes['queue_places.show']
  }
  botAnswers: {
    store: typeof routes['bot_answers.store']
  }
  preflights: {
    store: typeof routes['preflights.store']
  }
  ads: {
    index: typeof routes['ads.index']
  }
  adFrames: {
    show: typeof routes['ad_frames.show']
    preview: typeof routes['ad_frames.preview']
  }
  administeredAds: {
    index: typeof routes['administered_ads.index']
    store: typeof routes['administered_ads.store']
    update: typeof routes['administered_ads.update']
    destroy: typeof routes['administered_ads.destroy']
  }
  ratings: {
    index: typeof routes['ratings.index']
    store: typeof routes['ratings.store']
    update: typeof routes['ratings.update']
    destroy: typeof routes['ratings.destroy']
  }
  ratingVotes: {
    show: typeof routes['rating_votes.show']
    store: typeof routes['rating_votes.store']
    destroy: typeof routes['rating_votes.destroy']
  }
  removedRatings: {
    index: typeof routes['removed_ratings.index']
    restore: typeof routes['removed_ratings.restore']
    undo: typeof routes['removed_ratings.undo']
  }
  userRatings: {
    index: typeof routes['user_ratings.index']
  }
  ratingHearts: {
    store: typeof routes['rating_hearts.store']
  }
  ratingReplies: {
    store: typeof routes['rating_replies.store']
  }
  ratingBlocks: {
    store: typeof routes['rating_blocks.store']
  }
  botVotes: {
    show: typeof routes['bot_votes.show']
    store: typeof routes['bot_votes.store']
  }
  voteEligibility: {
    show: typeof routes['vote_eligibility.show']
  }
  voteEvents: {
    index: typeof routes['vote_events.index']
  }
  botVoters: {
    show: typeof routes['bot_voters.show']
  }
  userVotes: {
    index: typeof routes['user_votes.index']
  }
  voteReminders: {
    show: typeof routes['vote_reminders.show']
    update: typeof routes['vote_reminders.update']
  }
  ownApplications: {
    index: typeof routes['own_applications.index']
    store: typeof routes['own_applications.store']
  }
  applications: {
    index: typeof routes['applications.index']
    show: typeof routes['applications.show']
    update: typeof routes['applications.update']
    undo: typeof routes['applications.undo']
    destroy: typeof routes['applications.destroy']
  }
  ownSupportRequests: {
    index: typeof routes['own_support_requests.index']
    store: typeof routes['own_support_requests.store']
    destroy: typeof routes['own_support_requests.destroy']
  }
  supportRequests: {
    index: typeof routes['support_requests.index']
    update: typeof routes['support_requests.update']
  }
  reports: {
    store: typeof routes['reports.store']
  }
  reportCases: {
    index: typeof routes['report_cases.index']
    update: typeof routes['report_cases.update']
    undo: typeof routes['report_cases.undo']
  }
  premium: {
    show: typeof routes['premium.show']
    transactions: typeof routes['premium.transactions']
    stripe: typeof routes['premium.stripe']
    paypal: typeof routes['premium.paypal']
    confirm: typeof routes['premium.confirm']
    resume: typeof routes['premium.resume']
    cancel: typeof routes['premium.cancel']
  }
  overview: {
    show: typeof routes['overview.show']
  }
  pendingBots: {
    index: typeof routes['pending_bots.index']
  }
  staffBots: {
    index: typeof routes['staff_bots.index']
    show: typeof routes['staff_bots.show']
    update: typeof routes['staff_bots.update']
    destroy: typeof routes['staff_bots.destroy']
  }
  botDecisions: {
    approve: typeof routes['bot_decisions.approve']
    reject: typeof routes['bot_decisions.reject']
    unreject: typeof routes['bot_decisions.unreject']
    certify: typeof routes['bot_decisions.certify']
    uncertify: typeof routes['bot_decisions.uncertify']
    undo: typeof routes['bot_decisions.undo']
  }
  botPreflights: {
    store: typeof routes['bot_preflights.store']
  }
  botChanges: {
    index: typeof routes['bot_changes.index']
    approve: typeof routes['bot_changes.approve']
    reject: typeof routes['bot_changes.reject']
    undo: typeof routes['bot_changes.undo']
  }
  botChangePreflights: {
    store: typeof routes['bot_change_preflights.store']
  }
  adminUsers: {
    index: typeof routes['admin_users.index']
    show: typeof routes['admin_users.show']
    update: typeof routes['admin_users.update']
    destroy: typeof routes['admin_users.destroy']
    undo: typeof routes['admin_users.undo']
  }
  discordModerations: {
    store: typeof routes['discord_moderations.store']
  }
  adminLogs: {
    index: typeof routes['admin_logs.index']
    admins: typeof routes['admin_logs.admins']
  }
  staffNotes: {
    store: typeof routes['staff_notes.store']
    destroy: typeof routes['staff_notes.destroy']
  }
  botQuestions: {
    store: typeof routes['bot_questions.store']
    destroy: typeof routes['bot_questions.destroy']
  }
  snoozes: {
    update: typeof routes['snoozes.update']
    destroy: typeof routes['snoozes.destroy']
  }
  savedReplies: {
    index: typeof routes['saved_replies.index']
    store: typeof routes['saved_replies.store']
    update: typeof routes['saved_replies.update']
    destroy: typeof routes['saved_replies.destroy']
  }
  announcements: {
    index: typeof routes['announcements.index']
    store: typeof routes['announcements.store']
    send: typeof routes['announcements.send']
    update: typeof routes['announcements.update']
    destroy: typeof routes['announcements.destroy']
  }
  inbox: {
    index: typeof routes['inbox.index']
  }
  inboxUnread: {
    show: typeof routes['inbox_unread.show']
  }
  inboxReads: {
    store: typeof routes['inbox_reads.store']
  }
  push: {
    show: typeof routes['push.show']
    subscribe: typeof routes['push.subscribe']
    unsubscribe: typeof routes['push.unsubscribe']
    choose: typeof routes['push.choose']
  }
  botWebhooks: {
    index: typeof routes['bot_webhooks.index']
    store: typeof routes['bot_webhooks.store']
    update: typeof routes['bot_webhooks.update']
    destroy: typeof routes['bot_webhooks.destroy']
    replaceSecret: typeof routes['bot_webhooks.replace_secret']
  }
  webhookDeliveries: {
    index: typeof routes['webhook_deliveries.index']
    test: typeof routes['webhook_deliveries.test']
    replay: typeof routes['webhook_deliveries.replay']
  }
  interactions: {
    store: typeof routes['interactions.store']
  }
  botAnalytics: {
    show: typeof routes['bot_analytics.show']
    csv: typeof routes['bot_analytics.csv']
    history: typeof routes['bot_analytics.history']
  }
  transparency: {
    show: typeof routes['transparency.show']
    decisions: typeof routes['transparency.decisions']
  }
  ownAppeals: {
    index: typeof routes['own_appeals.index']
    store: typeof routes['own_appeals.store']
  }
  appeals: {
    index: typeof routes['appeals.index']
    update: typeof routes['appeals.update']
  }
  statistics: {
    show: typeof routes['statistics.show']
    people: typeof routes['statistics.people']
  }
  itemReaders: {
    index: typeof routes['item_readers.index']
    update: typeof routes['item_readers.update']
    destroy: typeof routes['item_readers.destroy']
  }
  apiDescription: {
    show: typeof routes['api_description.show']
  }
}
