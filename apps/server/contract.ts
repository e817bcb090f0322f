/**
 * What other packages may import at run time: plain limits, messages, roles and intervals.
 * No library and no Node module, because browsers load it.
 */
export {
  DAY_MS,
  DAY_SECONDS,
  HOUR_MS,
  HOUR_SECONDS,
  MINUTE_MS,
  MINUTE_SECONDS,
  SECOND_MS,
  WEEK_SECONDS,
  YEAR_SECONDS,
  toUtcDay,
} from './app/core/time.js'
export * from './app/core/http/status.js'
export * from './app/core/rules.js'
export * from './app/core/audit/rules.js'
export * from './app/platform/rules.js'
export * from './app/platform/permissions/rules.js'
export * from './app/identity/rules.js'
export * from './app/identity/account/rules.js'
export * from './app/identity/guidelines/rules.js'
export * from './app/identity/decisions/rules.js'
export * from './app/identity/desktop/rules.js'
export * from './app/events/rules.js'
export * from './app/identity/tokens/rules.js'
export * from './app/directory/rules.js'
export * from './app/directory/staff_rules.js'
export * from './app/directory/tokens/rules.js'
export * from './app/directory/versions/rules.js'
export * from './app/directory/ends/rules.js'
export * from './app/directory/transfers/rules.js'
export * from './app/directory/review_queue/rules.js'
export * from './app/directory/questions/rules.js'
export * from './app/directory/preflight/rules.js'
export * from './app/advertising/rules.js'
export * from './app/reviews/rules.js'
export * from './app/reviews/staff_rules.js'
export * from './app/voting/rules.js'
export * from './app/certification/rules.js'
export * from './app/compatibility/rules.js'
export * from './app/support/rules.js'
export * from './app/reports/rules.js'
export * from './app/premium/rules.js'
export * from './app/moderation/rules.js'
export * from './app/moderation/notes/rules.js'
export * from './app/moderation/saved_replies/rules.js'
export * from './app/announcements/rules.js'
export * from './app/inbox/rules.js'
export * from './app/webhooks/rules.js'
export * from './app/analytics/rules.js'
export * from './app/transparency/rules.js'
export * from './app/appeals/rules.js'
export * from './app/statistics/rules.js'
export * from './app/readers/rules.js'
export * from './app/site/rules.js'
