import { purgeSearchTerms } from '#app/analytics/actions/purge_search_terms'
import { maintainAnalytics } from '#app/analytics/jobs/maintain_analytics'
import { deliverAnnouncements } from '#app/announcements/jobs/deliver_announcements'
import { addJob } from '#app/core/jobs/jobs'
import { deleteOldAppeals } from '#app/appeals/jobs/delete_old_appeals'
import { checkBots } from '#app/directory/jobs/check_bots'
import { closeTransfers } from '#app/directory/jobs/close_transfers'
import { computeReviewTimes } from '#app/directory/jobs/compute_review_times'
import { deleteEndedBotTokens } from '#app/directory/jobs/delete_ended_bot_tokens'
import { deleteOldServerCounts } from '#app/directory/jobs/delete_old_server_counts'
import { deleteOldVersions } from '#app/directory/jobs/delete_old_versions'
import { checkPendingBots } from '#app/directory/preflight/jobs/check_pending_bots'
import { deleteStaleShards } from '#app/directory/jobs/delete_stale_shards'
import { deliverDecisionNews } from '#app/directory/jobs/deliver_decision_news'
import { deleteOldQuestions } from '#app/directory/jobs/delete_old_questions'
import { endBots } from '#app/directory/jobs/end_bots'
import { purgeBots } from '#app/directory/jobs/purge_bots'
import { refreshBotTags } from '#app/directory/jobs/refresh_bot_tags'
import { refreshTiers } from '#app/directory/jobs/refresh_tiers'
import { reportStaleCounts } from '#app/directory/jobs/report_stale_counts'
import { deleteBotEvents } from '#app/events/actions/delete_bot_events'
import { maintainBotEvents } from '#app/events/jobs/maintain_bot_events'
import { endRestrictions } from '#app/identity/jobs/end_restrictions'
import { deleteExpiredTokens } from '#app/identity/desktop/jobs/delete_expired_tokens'
import { refreshMembers } from '#app/identity/jobs/refresh_members'
import { deleteOldPresences } from '#app/platform/jobs/delete_old_presences'
import { checkSubscriptions } from '#app/premium/jobs/check_subscriptions'
import { endSubscriptions } from '#app/premium/jobs/end_subscriptions'
import { maintainInbox } from '#app/inbox/jobs/maintain_inbox'
import { sendPushes } from '#app/inbox/push/jobs/send_pushes'
import { deleteOldNotes } from '#app/moderation/jobs/delete_old_notes'
import { endSnoozes } from '#app/moderation/jobs/end_snoozes'
import { reconcileDiscordModerations } from '#app/moderation/jobs/reconcile_discord_moderations'
import { deleteExpiredReaders } from '#app/readers/jobs/delete_expired_readers'
import { deleteOwnReviewVotes } from '#app/reviews/jobs/delete_own_review_votes'
import { purgeRemovedReviews } from '#app/reviews/jobs/purge_removed_reviews'
import { deleteOldReports } from '#app/reports/jobs/delete_old_reports'
import { purgeReviews } from '#app/reviews/actions/purge_reviews'
import { deleteOldSupportRequests } from '#app/support/jobs/delete_old_support_requests'
import { computeTransparency } from '#app/transparency/jobs/compute_transparency'
import { purgeVotes } from '#app/voting/actions/purge_votes'
import { anonymizeVotes } from '#app/voting/jobs/anonymize_votes'
import { foldOldVotes } from '#app/voting/jobs/fold_old_votes'
import { refreshTrends } from '#app/voting/jobs/refresh_trends'
import { remindVoters } from '#app/voting/jobs/remind_voters'
import { maintainWebhooks } from '#app/webhooks/jobs/maintain_webhooks'

/** Jobs, each of which runs in one server process at a time. */
for (const job of [
  checkBots(),
  checkPendingBots,
  purgeBots(purgeReviews, purgeVotes, deleteBotEvents, purgeSearchTerms),
  deleteEndedBotTokens,
  deleteStaleShards,
  deleteOldServerCounts,
  deleteOldVersions,
  closeTransfers,
  computeReviewTimes,
  endBots,
  deliverDecisionNews,
  refreshTiers,
  refreshBotTags,
  reportStaleCounts,
  refreshMembers(),
  endRestrictions,
  deleteExpiredTokens,
  purgeRemovedReviews,
  deleteOwnReviewVotes,
  anonymizeVotes,
  foldOldVotes,
  refreshTrends,
  remindVoters,
  maintainBotEvents,
  reconcileDiscordModerations,
  deleteOldNotes,
  deleteOldQuestions,
  endSnoozes,
  maintainInbox,
  deleteOldSupportRequests,
  deleteOldReports,
  sendPushes,
  deliverAnnouncements,
  endSubscriptions,
  checkSubscriptions,
  deleteOldPresences,
  maintainWebhooks,
  maintainAnalytics,
  computeTransparency,
  deleteOldAppeals,
  deleteExpiredReaders,
])
  addJob(job)
