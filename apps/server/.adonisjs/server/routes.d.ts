import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'live.show': { paramsTuple?: []; params?: {} }
    'discord_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_presences.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_channels.index': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.discord': { paramsTuple?: []; params?: {} }
    'auth.discord.callback': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.user': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'server_membership.show': { paramsTuple?: []; params?: {} }
    'account.export': { paramsTuple?: []; params?: {} }
    'profile.update': { paramsTuple?: []; params?: {} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'account.destroy': { paramsTuple?: []; params?: {} }
    'desktop_about.show': { paramsTuple?: []; params?: {} }
    'desktop_sign_ins.store': { paramsTuple?: []; params?: {} }
    'desktop_tokens.store': { paramsTuple?: []; params?: {} }
    'desktop_tokens.destroy': { paramsTuple?: []; params?: {} }
    'access_tokens.index': { paramsTuple?: []; params?: {} }
    'access_tokens.store': { paramsTuple?: []; params?: {} }
    'access_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bots.index': { paramsTuple?: []; params?: {} }
    'search_suggestions.index': { paramsTuple?: []; params?: {} }
    'bot_counts.index': { paramsTuple?: []; params?: {} }
    'bots.certified': { paramsTuple?: []; params?: {} }
    'bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_presences.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guild_counts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'categories.index': { paramsTuple?: []; params?: {} }
    'catalogue.show': { paramsTuple?: []; params?: {} }
    'user_bots.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_event_streams.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_stats.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_statuses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_bots.index': { paramsTuple?: []; params?: {} }
    'bots.store': { paramsTuple?: []; params?: {} }
    'bots.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'co_ownerships.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bots.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_tokens.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tokenId': ParamValue} }
    'administered_categories.index': { paramsTuple?: []; params?: {} }
    'administered_categories.store': { paramsTuple?: []; params?: {} }
    'administered_categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_categories.move': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'held_changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'held_changes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_ends.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_ends.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.index': { paramsTuple?: []; params?: {} }
    'bot_transfers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.take_back': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'queue_places.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_answers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'preflights.store': { paramsTuple?: []; params?: {} }
    'ads.index': { paramsTuple?: []; params?: {} }
    'ad_frames.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.index': { paramsTuple?: []; params?: {} }
    'ad_frames.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.store': { paramsTuple?: []; params?: {} }
    'administered_ads.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'removed_ratings.index': { paramsTuple?: []; params?: {} }
    'removed_ratings.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'removed_ratings.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_ratings.index': { paramsTuple?: []; params?: {} }
    'ratings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_hearts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_replies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_blocks.store': { paramsTuple: [ParamValue]; params: {'botId': ParamValue} }
    'ratings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_eligibility.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_voters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'user_votes.index': { paramsTuple?: []; params?: {} }
    'vote_reminders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_votes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_reminders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_applications.index': { paramsTuple?: []; params?: {} }
    'own_applications.store': { paramsTuple?: []; params?: {} }
    'applications.index': { paramsTuple?: []; params?: {} }
    'applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'compat.bots.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.bots.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.stats.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.users.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.weekend.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.own_stats.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.projects.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.own_votes.check': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.votes.check': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.own_votes.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.votes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.upvotes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.own_stats.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.stats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.bot_stats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.stats_of_bot.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.guilds.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.bots.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.metrics.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.metrics.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.commands.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.commands.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.botblock.show': { paramsTuple?: []; params?: {} }
    'own_support_requests.index': { paramsTuple?: []; params?: {} }
    'own_support_requests.store': { paramsTuple?: []; params?: {} }
    'own_support_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'support_requests.index': { paramsTuple?: []; params?: {} }
    'support_requests.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reports.store': { paramsTuple?: []; params?: {} }
    'report_cases.index': { paramsTuple?: []; params?: {} }
    'report_cases.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'report_cases.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'premium.show': { paramsTuple?: []; params?: {} }
    'premium.transactions': { paramsTuple?: []; params?: {} }
    'premium.stripe': { paramsTuple?: []; params?: {} }
    'premium.paypal': { paramsTuple?: []; params?: {} }
    'premium.confirm': { paramsTuple?: []; params?: {} }
    'premium.resume': { paramsTuple?: []; params?: {} }
    'premium.cancel': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.paypal': { paramsTuple?: []; params?: {} }
    'overview.show': { paramsTuple?: []; params?: {} }
    'pending_bots.index': { paramsTuple?: []; params?: {} }
    'staff_bots.index': { paramsTuple?: []; params?: {} }
    'staff_bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_preflights.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.unreject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.certify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.uncertify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_bots.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_bots.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.index': { paramsTuple?: []; params?: {} }
    'bot_changes.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_change_preflights.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.index': { paramsTuple?: []; params?: {} }
    'admin_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_moderations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_logs.index': { paramsTuple?: []; params?: {} }
    'admin_logs.admins': { paramsTuple?: []; params?: {} }
    'staff_notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_notes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_questions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'snoozes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'snoozes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_replies.index': { paramsTuple?: []; params?: {} }
    'saved_replies.store': { paramsTuple?: []; params?: {} }
    'saved_replies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_replies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcements.index': { paramsTuple?: []; params?: {} }
    'announcements.store': { paramsTuple?: []; params?: {} }
    'announcements.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'inbox.index': { paramsTuple?: []; params?: {} }
    'inbox_unread.show': { paramsTuple?: []; params?: {} }
    'inbox_reads.store': { paramsTuple?: []; params?: {} }
    'push.show': { paramsTuple?: []; params?: {} }
    'push.subscribe': { paramsTuple?: []; params?: {} }
    'push.unsubscribe': { paramsTuple?: []; params?: {} }
    'push.choose': { paramsTuple?: []; params?: {} }
    'bot_webhooks.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'bot_webhooks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_webhooks.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'bot_webhooks.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'bot_webhooks.replace_secret': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'webhook_deliveries.test': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'webhook_deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'interactions.store': { paramsTuple?: []; params?: {} }
    'bot_analytics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_analytics.csv': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_analytics.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transparency.show': { paramsTuple?: []; params?: {} }
    'transparency.decisions': { paramsTuple?: []; params?: {} }
    'own_appeals.index': { paramsTuple?: []; params?: {} }
    'own_appeals.store': { paramsTuple?: []; params?: {} }
    'appeals.index': { paramsTuple?: []; params?: {} }
    'appeals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.show': { paramsTuple?: []; params?: {} }
    'statistics.people': { paramsTuple?: []; params?: {} }
    'item_readers.index': { paramsTuple?: []; params?: {} }
    'item_readers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'item_readers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api_description.show': { paramsTuple?: []; params?: {} }
    'site.robots': { paramsTuple?: []; params?: {} }
    'site.security_contact': { paramsTuple?: []; params?: {} }
    'site.sitemap': { paramsTuple?: []; params?: {} }
    'site.sitemap_part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'site.open_search': { paramsTuple?: []; params?: {} }
    'site.feed': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'site.badge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.badge_endpoint': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.oembed': { paramsTuple?: []; params?: {} }
    'site.bot_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.user_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.category_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.manifest': { paramsTuple?: []; params?: {} }
    'site.worker': { paramsTuple?: []; params?: {} }
    'site.shell': { paramsTuple?: []; params?: {} }
    'site.other_methods': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'site.page': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'live.show': { paramsTuple?: []; params?: {} }
    'discord_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_presences.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_channels.index': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.discord': { paramsTuple?: []; params?: {} }
    'auth.discord.callback': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.user': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'server_membership.show': { paramsTuple?: []; params?: {} }
    'account.export': { paramsTuple?: []; params?: {} }
    'desktop_about.show': { paramsTuple?: []; params?: {} }
    'access_tokens.index': { paramsTuple?: []; params?: {} }
    'bots.index': { paramsTuple?: []; params?: {} }
    'search_suggestions.index': { paramsTuple?: []; params?: {} }
    'bot_counts.index': { paramsTuple?: []; params?: {} }
    'bots.certified': { paramsTuple?: []; params?: {} }
    'bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_presences.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guild_counts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'categories.index': { paramsTuple?: []; params?: {} }
    'catalogue.show': { paramsTuple?: []; params?: {} }
    'user_bots.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_event_streams.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_statuses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_bots.index': { paramsTuple?: []; params?: {} }
    'administered_categories.index': { paramsTuple?: []; params?: {} }
    'bot_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'held_changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.index': { paramsTuple?: []; params?: {} }
    'queue_places.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ads.index': { paramsTuple?: []; params?: {} }
    'ad_frames.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.index': { paramsTuple?: []; params?: {} }
    'ad_frames.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'removed_ratings.index': { paramsTuple?: []; params?: {} }
    'user_ratings.index': { paramsTuple?: []; params?: {} }
    'bot_votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_eligibility.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_voters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'user_votes.index': { paramsTuple?: []; params?: {} }
    'vote_reminders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_applications.index': { paramsTuple?: []; params?: {} }
    'applications.index': { paramsTuple?: []; params?: {} }
    'applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'compat.bots.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.bots.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.stats.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.users.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.weekend.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.own_stats.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.projects.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.own_votes.check': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.votes.check': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.own_votes.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.votes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.upvotes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.botblock.show': { paramsTuple?: []; params?: {} }
    'own_support_requests.index': { paramsTuple?: []; params?: {} }
    'support_requests.index': { paramsTuple?: []; params?: {} }
    'report_cases.index': { paramsTuple?: []; params?: {} }
    'premium.show': { paramsTuple?: []; params?: {} }
    'premium.transactions': { paramsTuple?: []; params?: {} }
    'overview.show': { paramsTuple?: []; params?: {} }
    'pending_bots.index': { paramsTuple?: []; params?: {} }
    'staff_bots.index': { paramsTuple?: []; params?: {} }
    'staff_bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.index': { paramsTuple?: []; params?: {} }
    'admin_users.index': { paramsTuple?: []; params?: {} }
    'admin_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_logs.index': { paramsTuple?: []; params?: {} }
    'admin_logs.admins': { paramsTuple?: []; params?: {} }
    'saved_replies.index': { paramsTuple?: []; params?: {} }
    'announcements.index': { paramsTuple?: []; params?: {} }
    'inbox.index': { paramsTuple?: []; params?: {} }
    'inbox_unread.show': { paramsTuple?: []; params?: {} }
    'push.show': { paramsTuple?: []; params?: {} }
    'bot_webhooks.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'bot_analytics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_analytics.csv': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_analytics.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transparency.show': { paramsTuple?: []; params?: {} }
    'transparency.decisions': { paramsTuple?: []; params?: {} }
    'own_appeals.index': { paramsTuple?: []; params?: {} }
    'appeals.index': { paramsTuple?: []; params?: {} }
    'statistics.show': { paramsTuple?: []; params?: {} }
    'statistics.people': { paramsTuple?: []; params?: {} }
    'item_readers.index': { paramsTuple?: []; params?: {} }
    'api_description.show': { paramsTuple?: []; params?: {} }
    'site.robots': { paramsTuple?: []; params?: {} }
    'site.security_contact': { paramsTuple?: []; params?: {} }
    'site.sitemap': { paramsTuple?: []; params?: {} }
    'site.sitemap_part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'site.open_search': { paramsTuple?: []; params?: {} }
    'site.feed': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'site.badge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.badge_endpoint': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.oembed': { paramsTuple?: []; params?: {} }
    'site.bot_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.user_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.category_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.manifest': { paramsTuple?: []; params?: {} }
    'site.worker': { paramsTuple?: []; params?: {} }
    'site.shell': { paramsTuple?: []; params?: {} }
    'site.page': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'live.show': { paramsTuple?: []; params?: {} }
    'discord_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_presences.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_channels.index': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.discord': { paramsTuple?: []; params?: {} }
    'auth.discord.callback': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.user': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'server_membership.show': { paramsTuple?: []; params?: {} }
    'account.export': { paramsTuple?: []; params?: {} }
    'desktop_about.show': { paramsTuple?: []; params?: {} }
    'access_tokens.index': { paramsTuple?: []; params?: {} }
    'bots.index': { paramsTuple?: []; params?: {} }
    'search_suggestions.index': { paramsTuple?: []; params?: {} }
    'bot_counts.index': { paramsTuple?: []; params?: {} }
    'bots.certified': { paramsTuple?: []; params?: {} }
    'bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_presences.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guild_counts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'categories.index': { paramsTuple?: []; params?: {} }
    'catalogue.show': { paramsTuple?: []; params?: {} }
    'user_bots.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_event_streams.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_statuses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_bots.index': { paramsTuple?: []; params?: {} }
    'administered_categories.index': { paramsTuple?: []; params?: {} }
    'bot_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'version': ParamValue} }
    'held_changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.index': { paramsTuple?: []; params?: {} }
    'queue_places.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ads.index': { paramsTuple?: []; params?: {} }
    'ad_frames.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.index': { paramsTuple?: []; params?: {} }
    'ad_frames.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'removed_ratings.index': { paramsTuple?: []; params?: {} }
    'user_ratings.index': { paramsTuple?: []; params?: {} }
    'bot_votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_eligibility.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_events.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_voters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'user_votes.index': { paramsTuple?: []; params?: {} }
    'vote_reminders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_applications.index': { paramsTuple?: []; params?: {} }
    'applications.index': { paramsTuple?: []; params?: {} }
    'applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'compat.bots.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.bots.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.stats.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.users.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.weekend.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.own_stats.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.projects.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.own_votes.check': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.votes.check': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.own_votes.index': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.votes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.upvotes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.botblock.show': { paramsTuple?: []; params?: {} }
    'own_support_requests.index': { paramsTuple?: []; params?: {} }
    'support_requests.index': { paramsTuple?: []; params?: {} }
    'report_cases.index': { paramsTuple?: []; params?: {} }
    'premium.show': { paramsTuple?: []; params?: {} }
    'premium.transactions': { paramsTuple?: []; params?: {} }
    'overview.show': { paramsTuple?: []; params?: {} }
    'pending_bots.index': { paramsTuple?: []; params?: {} }
    'staff_bots.index': { paramsTuple?: []; params?: {} }
    'staff_bots.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.index': { paramsTuple?: []; params?: {} }
    'admin_users.index': { paramsTuple?: []; params?: {} }
    'admin_users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_logs.index': { paramsTuple?: []; params?: {} }
    'admin_logs.admins': { paramsTuple?: []; params?: {} }
    'saved_replies.index': { paramsTuple?: []; params?: {} }
    'announcements.index': { paramsTuple?: []; params?: {} }
    'inbox.index': { paramsTuple?: []; params?: {} }
    'inbox_unread.show': { paramsTuple?: []; params?: {} }
    'push.show': { paramsTuple?: []; params?: {} }
    'bot_webhooks.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'bot_analytics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_analytics.csv': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_analytics.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transparency.show': { paramsTuple?: []; params?: {} }
    'transparency.decisions': { paramsTuple?: []; params?: {} }
    'own_appeals.index': { paramsTuple?: []; params?: {} }
    'appeals.index': { paramsTuple?: []; params?: {} }
    'statistics.show': { paramsTuple?: []; params?: {} }
    'statistics.people': { paramsTuple?: []; params?: {} }
    'item_readers.index': { paramsTuple?: []; params?: {} }
    'api_description.show': { paramsTuple?: []; params?: {} }
    'site.robots': { paramsTuple?: []; params?: {} }
    'site.security_contact': { paramsTuple?: []; params?: {} }
    'site.sitemap': { paramsTuple?: []; params?: {} }
    'site.sitemap_part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'site.open_search': { paramsTuple?: []; params?: {} }
    'site.feed': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'site.badge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.badge_endpoint': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.oembed': { paramsTuple?: []; params?: {} }
    'site.bot_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.user_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.category_preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.manifest': { paramsTuple?: []; params?: {} }
    'site.worker': { paramsTuple?: []; params?: {} }
    'site.shell': { paramsTuple?: []; params?: {} }
    'site.page': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'profile.update': { paramsTuple?: []; params?: {} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bots.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'compat.metrics.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'support_requests.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'report_cases.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_bots.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_webhooks.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'appeals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.other_methods': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  DELETE: {
    'account.destroy': { paramsTuple?: []; params?: {} }
    'desktop_tokens.destroy': { paramsTuple?: []; params?: {} }
    'access_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'co_ownerships.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bots.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tokenId': ParamValue} }
    'administered_categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'held_changes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_ends.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_ads.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_support_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_bots.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_notes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'snoozes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_replies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'push.unsubscribe': { paramsTuple?: []; params?: {} }
    'bot_webhooks.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'item_readers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.other_methods': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'desktop_sign_ins.store': { paramsTuple?: []; params?: {} }
    'desktop_tokens.store': { paramsTuple?: []; params?: {} }
    'access_tokens.store': { paramsTuple?: []; params?: {} }
    'bot_stats.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bots.store': { paramsTuple?: []; params?: {} }
    'bot_tokens.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'named_bot_tokens.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'administered_categories.store': { paramsTuple?: []; params?: {} }
    'administered_categories.move': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_transfers.take_back': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_answers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'preflights.store': { paramsTuple?: []; params?: {} }
    'administered_ads.store': { paramsTuple?: []; params?: {} }
    'removed_ratings.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'removed_ratings.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ratings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_votes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_hearts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_replies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rating_blocks.store': { paramsTuple: [ParamValue]; params: {'botId': ParamValue} }
    'bot_votes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_applications.store': { paramsTuple?: []; params?: {} }
    'applications.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'compat.own_stats.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.stats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.bot_stats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.stats_of_bot.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.guilds.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.bots.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'compat.metrics.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'compat.commands.store': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'own_support_requests.store': { paramsTuple?: []; params?: {} }
    'reports.store': { paramsTuple?: []; params?: {} }
    'report_cases.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'premium.stripe': { paramsTuple?: []; params?: {} }
    'premium.paypal': { paramsTuple?: []; params?: {} }
    'premium.confirm': { paramsTuple?: []; params?: {} }
    'premium.resume': { paramsTuple?: []; params?: {} }
    'premium.cancel': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.paypal': { paramsTuple?: []; params?: {} }
    'bot_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_preflights.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.unreject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.certify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.uncertify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_decisions.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_changes.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_change_preflights.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin_users.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discord_moderations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'staff_notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_questions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_replies.store': { paramsTuple?: []; params?: {} }
    'announcements.store': { paramsTuple?: []; params?: {} }
    'announcements.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'inbox_reads.store': { paramsTuple?: []; params?: {} }
    'bot_webhooks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bot_webhooks.replace_secret': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'webhook_deliveries.test': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'webhook_deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhookId': ParamValue} }
    'interactions.store': { paramsTuple?: []; params?: {} }
    'own_appeals.store': { paramsTuple?: []; params?: {} }
    'site.other_methods': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'bot_ends.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vote_reminders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'compat.commands.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'snoozes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_replies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'announcements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'push.subscribe': { paramsTuple?: []; params?: {} }
    'push.choose': { paramsTuple?: []; params?: {} }
    'item_readers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.other_methods': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  OPTIONS: {
    'site.other_methods': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}