import {
  ANALYTICS_MONTHS,
  BOT_EVENT_DAYS,
  DAY_SECONDS,
  ENDED_BOT_TOKEN_DAYS,
  HOUR_MS,
  HOUR_SECONDS,
  MIN_TERM_CALLERS,
  SESSION_AGES,
  STARS,
  SUPPORT_LIFE_DAYS,
  VOTE_COOLDOWN_MS,
  VOTE_EVENT_DAYS,
  WEBHOOK_DELIVERY_DAYS,
} from '@botanica/api-client/contract'

/** Numbers in the texts of the pages, taken from the code so that both always agree. */
export const PAGE_CONSTANTS = {
  stars: STARS,
  voteHours: VOTE_COOLDOWN_MS.standard / HOUR_MS,
  premiumVoteHours: VOTE_COOLDOWN_MS.premium / HOUR_MS,
  voteDays: VOTE_EVENT_DAYS,
  eventDays: BOT_EVENT_DAYS,
  sessionIdleDays: SESSION_AGES.member.idle / DAY_SECONDS,
  sessionDays: SESSION_AGES.member.absolute / DAY_SECONDS,
  staffSessionIdleHours: SESSION_AGES.staff.idle / HOUR_SECONDS,
  analyticsMonths: ANALYTICS_MONTHS,
  termCallers: MIN_TERM_CALLERS,
  webhookLogDays: WEBHOOK_DELIVERY_DAYS,
  endedTokenDays: ENDED_BOT_TOKEN_DAYS,
  supportDays: SUPPORT_LIFE_DAYS,
  staffSessionDays: SESSION_AGES.staff.absolute / DAY_SECONDS,
} as const
