import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AdminLogTarget, DemoReport, DemoWorld, Offset } from '@botanica/demo-world'
import { HOUR_MS } from '#app/core/time'
import { toDay } from '#app/analytics/interaction_counter'
import { MIN_TERM_CALLERS } from '#app/analytics/rules'
import { hashBotToken } from '#app/directory/bot_tokens'
import { FIRST_VERSION } from '#app/directory/versions/rules'
import { createSecret } from '#app/webhooks/actions/change_webhooks'
import { encryptForWebhook } from '#app/webhooks/queries/webhooks'
import { WEBHOOK_RETRY_HOURS } from '#app/webhooks/rules'
import { sql } from '#app/core/database/sql'
import { computeTrends } from '#app/voting/actions/compute_trends'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'
import { ACCESS_TOKEN_TYPE } from '#app/identity/access_tokens'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import {
  buildInboxRows,
  buildQuestionInboxRows,
  seedRemovedReview,
  toLogDetails,
} from '#database/demo/seed_decisions'
import { seedReports } from '#database/demo/seed_reports'
import { bulkInsert, bulkUpdate, type Row } from '#database/demo/bulk_insert'
import {
  adRow,
  announcementRow,
  botRow,
  type DateOf,
  membersOf,
  premiumTransactionRow,
  subscriptionRows,
  presenceRow,
  servingCountColumns,
  userRow,
} from '#database/demo/demo_rows'

/** Number of seeded rows by table. */
export type SeedReport = Record<string, number>

/** State of a seeding: its date, and the ids that the database has assigned so far. */
interface Seeding {
  trx: TransactionClientContract
  world: DemoWorld
  now: Date
  dateOf: DateOf
  report: SeedReport
  /** Internal ids by the key in the demo data. */
  ids: {
    categories: Map<string, number>
    bots: Map<string, number>
    ratings: Map<string, number>
    applications: Map<string, number>
    announcements: Map<string, number>
    reportCases: Map<DemoReport, number>
    /** In the order of the demo data. */
    webhooks: number[]
  }
}

/** While it is on, triggers do not update the search tables; `rebuild_search()` does that afterwards. */
export const BULK_LOAD = 'botanica.bulk_load'

const WEBHOOK_RETRY_MS = WEBHOOK_RETRY_HOURS * HOUR_MS
/** How long before it was paused a failing webhook was sent the same event again, in milliseconds. */
const REPEATS_MS = [36, 24, 12, 0].map((hours) => hours * HOUR_MS)
/** How long the listeners took to answer, in milliseconds. */
const DELIVERY_MS = 84

const ratingKey = (botId: string, userId: string) => `${botId}/${userId}`

/** Returns the id for a key of the demo data. Throws if it is missing, which is a defect of the demo data. */
function idOf(ids: Map<string, number>, name: string) {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo world speaks of ${name}, which is not in it.`)
  return id
}

/**
 * Writes the demo data as of `now` into empty tables. The same data and date give the same rows.
 * @param trx a transaction of the tables' owner
 */
export async function seedDemoWorld(
  trx: TransactionClientContract,
  world: DemoWorld,
  now: Date,
  dateAt: (offset: Offset, now: Date) => Date
): Promise<SeedReport> {
  const seeding: Seeding = {
    trx,
    world,
    now,
    dateOf: (offset) => dateAt(offset, now),
    report: {},
    ids: {
      categories: new Map(),
      bots: new Map(),
      ratings: new Map(),
      applications: new Map(),
      announcements: new Map(),
      reportCases: new Map(),
      webhooks: [],
    },
  }
  // Indexing hundreds of bots row by row, as the triggers do, would take longer than all other steps.
  await trx.rawQuery(`SET LOCAL ${BULK_LOAD} = 'on'`)
  await seedPeople(seeding)
  await seedBots(seeding)
  await seedReviews(seeding)
  await seedVotes(seeding)
  await seedAnalytics(seeding)
  await seedStaffWork(seeding)
  await seedPresences(seeding)
  await setFigures(seeding)
  await setTrends(seeding)
  await trx.rawQuery('SELECT rebuild_search()')
  return seeding.report
}

async function insert({ trx, report }: Seeding, table: string, rows: Row[]) {
  report[table] = rows.length
  return bulkInsert(trx, table, rows)
}

async function seedPeople(seeding: Seeding) {
  const { world, dateOf } = seeding
  const members = membersOf(world)
  await insert(
    seeding,
    'users',
    members.map((member) => userRow(member, dateOf))
  )
  await insert(
    seeding,
    'premium_subscriptions',
    members.flatMap((member) => subscriptionRows(member, dateOf))
  )
  await insert(
    seeding,
    'premium_transactions',
    world.premiumTransactions.map((payment) => premiumTransactionRow(payment, dateOf))
  )
  await insert(
    seeding,
    'auth_access_tokens',
    world.personalTokens.map(({ memberId, name, scopes, ...times }) => ({
      tokenable_id: memberId,
      type: ACCESS_TOKEN_TYPE,
      // The hash of something that is no token, so nobody can use it.
      hash: hashBotToken(`${memberId} ${name}`),
      abilities: '[]',
      name,
      scopes,
      created_at: dateOf(times.createdAt),
      updated_at: dateOf(times.createdAt),
      last_used_at: times.lastUsedAt && dateOf(times.lastUsedAt),
      expires_at: dateOf(times.expiresAt),
    }))
  )
}

async function seedBots(seeding: Seeding) {
  const { trx, world, dateOf, ids } = seeding
  await seedCategories(seeding)
  const rows = world.bots.map((bot) => botRow(bot, dateOf))
  for (const row of await insert(seeding, 'bots', rows)) {
    ids.bots.set(row.discord_bot_id as string, row.id as number)
  }
  await insert(
    seeding,
    'bot_categories',
    world.bots.flatMap((bot) =>
      bot.tags.map((tag) => ({
        bot_id: idOf(ids.bots, bot.id),
        category_id: idOf(ids.categories, tag),
      }))
    )
  )
  await insert(
    seeding,
    'bot_api_tokens',
    world.botTokens.map((token) => ({
      bot_id: idOf(ids.bots, token.botId),
      // The hash of something that is no token, so nobody can use it.
      hash: hashBotToken(`${token.botId} ${token.name}`),
      created_by: token.createdBy,
      name: token.name,
      scopes: token.scopes,
      created_at: dateOf(token.createdAt),
      last_used_at: token.lastUsedAt && dateOf(token.lastUsedAt),
      expires_at: token.expiresAt && dateOf(token.expiresAt),
    }))
  )
  const webhooks = await insert(
    seeding,
    'bot_webhooks',
    world.webhooks.map((webhook) => ({
      bot_id: idOf(ids.bots, webhook.botId),
      created_by: webhook.createdBy,
      encrypted_url: encryptForWebhook(webhook.url),
      encrypted_secret: webhook.format === 'discord' ? null : encryptForWebhook(createSecret()),
      format: webhook.format,
      event_types: webhook.eventTypes,
      created_at: dateOf(webhook.createdAt),
      paused_at: webhook.paused && dateOf(webhook.paused.at),
      pause_reason: webhook.paused?.reason ?? null,
    }))
  )
  ids.webhooks = webhooks.map(({ id }) => id as number)
  // Inserting the tags has set `updated_at` to today, so it is set again.
  await bulkUpdate(
    trx,
    'bots',
    'discord_bot_id',
    rows.map(({ discord_bot_id, updated_at }) => ({ discord_bot_id, updated_at }))
  )
}

/** Migrations have already created the default categories, unless the tables have been emptied since. */
async function seedCategories(seeding: Seeding) {
  const { trx, ids } = seeding
  const known: { name: string }[] = await trx.from('categories').select('name')
  const missing = DEFAULT_CATEGORIES.filter(({ name }) => known.every((one) => one.name !== name))
  await insert(seeding, 'categories', missing)
  for (const { id, name } of await trx.from('categories').select('id', 'name')) {
    ids.categories.set(name, id)
  }
}

async function seedReviews(seeding: Seeding) {
  const { trx, world, dateOf, ids } = seeding
  const rows = world.reviews.map((review) => ({
    bot_id: idOf(ids.bots, review.botId),
    user_id: review.userId,
    rating: review.rating,
    comment: review.comment,
    owner_reply: review.ownerReply,
    has_owner_heart: review.hasOwnerHeart,
    is_blocked: review.isBlocked,
    likes: review.votes.filter(({ vote }) => vote === 1).length,
    dislikes: review.votes.filter(({ vote }) => vote === -1).length,
    created_at: dateOf(review.createdAt),
    updated_at: dateOf(review.updatedAt),
  }))
  for (const [index, row] of (await insert(seeding, 'ratings', rows)).entries()) {
    const review = world.reviews[index]!
    ids.ratings.set(ratingKey(review.botId, review.userId), row.id as number)
  }
  for (const review of world.removedReviews) {
    const options = { dateOf, botId: idOf(ids.bots, review.botId) }
    const id = await seedRemovedReview(trx, review, options)
    ids.ratings.set(ratingKey(review.botId, review.userId), id)
  }
  // The reviews are already counted. The trigger would do it row by row and take longer than all steps before.
  await trx.rawQuery('ALTER TABLE rating_votes DISABLE TRIGGER rating_votes_count')
  await insert(
    seeding,
    'rating_votes',
    world.reviews.flatMap((review) =>
      review.votes.map(({ userId, vote, at }) => ({
        rating_id: idOf(ids.ratings, ratingKey(review.botId, review.userId)),
        user_id: userId,
        vote,
        created_at: dateOf(at),
      }))
    )
  )
  await trx.rawQuery('ALTER TABLE rating_votes ENABLE TRIGGER rating_votes_count')
  await insert(
    seeding,
    'rating_blocks',
    world.ratingBlocks.map((block) => ({
      bot_id: idOf(ids.bots, block.botId),
      blocked_user_id: block.blockedUserId,
      blocked_by: block.blockedBy,
      reason: block.reason,
      created_at: dateOf(block.createdAt),
    }))
  )
}

async function seedVotes(seeding: Seeding) {
  const { world, dateOf, ids } = seeding
  const counters = await insert(
    seeding,
    'bot_votes',
    world.botVotes.map((vote) => ({
      bot_id: idOf(ids.bots, vote.botId),
      user_id: vote.userId,
      votes: vote.count,
      opening_votes: vote.count - 1,
      last_vote_at: dateOf(vote.lastVoteAt),
      created_at: dateOf(vote.firstVoteAt),
      wants_reminder: vote.wantsReminder,
    }))
  )
  const votes = await insert(
    seeding,
    'vote_events',
    counters.map(({ id, bot_id, last_vote_at }) => ({
      bot_vote_id: id,
      bot_id,
      created_at: last_vote_at,
    }))
  )
  await seedVoteEvents(seeding, votes)
}

/** The last votes for bots whose developers have tokens, as events. */
async function seedVoteEvents(seeding: Seeding, votes: readonly Row[]) {
  const { world, dateOf, ids } = seeding
  const followed = new Set(world.botTokens.map(({ botId }) => botId))
  const events = world.botVotes.flatMap(({ botId, userId, lastVoteAt }, index) => {
    if (!followed.has(botId)) return []
    const votedAt = dateOf(lastVoteAt)
    const data = {
      voteId: votes[index]!.id,
      userId,
      query: null,
      nextVoteAt: new Date(votedAt.getTime() + VOTE_COOLDOWN_MS.standard).toISOString(),
    }
    return [
      { xid: '0', bot_id: idOf(ids.bots, botId), type: 'vote.created', data, created_at: votedAt },
    ]
  })
  events.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const rows = await insert(seeding, 'bot_events', events)
  await seedDeliveries(
    seeding,
    events.map((event, index) => Object.assign(event, { id: rows[index]!.id }))
  )
}

interface SeededEvent {
  id: unknown
  bot_id: number
  type: string
  created_at: Date
}

/**
 * What webhooks were sent of these events, which are the oldest first: each at the first attempt, except that one which
 * was paused because it failed was sent one event in vain.
 */
async function seedDeliveries(seeding: Seeding, events: readonly SeededEvent[]) {
  const { world, now, dateOf, ids } = seeding
  const deliveries = world.webhooks.flatMap(({ botId, eventTypes, createdAt, paused }, index) => {
    const from = dateOf(createdAt)
    const to = paused ? dateOf(paused.at) : now
    const wanted = events.filter(
      (event) =>
        event.bot_id === idOf(ids.bots, botId) &&
        eventTypes.includes(event.type) &&
        event.created_at > from &&
        event.created_at < to
    )
    const failed =
      paused?.reason === 'failing'
        ? wanted.findLast((event) => event.created_at.getTime() <= to.getTime() - WEBHOOK_RETRY_MS)
        : undefined
    const delivered = failed ? wanted.slice(0, wanted.indexOf(failed)) : wanted
    const toRow = ({ id, type, created_at }: SeededEvent): Row => ({
      webhook_id: ids.webhooks[index],
      event_id: id,
      event_type: type,
      created_at,
      attempt: 1,
      status: 204,
      error: null,
      response: '',
      duration_ms: DELIVERY_MS,
    })
    const toFailure = (event: SeededEvent, created_at: Date, attempt: number): Row => ({
      ...toRow(event),
      created_at,
      attempt: attempt + 1,
      status: null,
      error: 'unreachable',
      response: null,
    })
    const failures = failed
      ? [failed.created_at, ...REPEATS_MS.map((ms) => new Date(to.getTime() - ms))].map(
          (at, attempt) => toFailure(failed, at, attempt)
        )
      : []
    return delivered.map(toRow).concat(failures)
  })
  await insert(seeding, 'webhook_deliveries', deliveries)
}

async function seedAnalytics(seeding: Seeding) {
  const { world, dateOf, ids } = seeding
  await insert(
    seeding,
    'bot_daily_counts',
    world.analytics.map((counts) => ({
      bot_id: idOf(ids.bots, counts.botId),
      day: toDay(dateOf(counts.day)),
      page_views: counts.pageViews,
      invite_clicks: counts.inviteClicks,
      search_impressions: counts.searchImpressions,
      search_clicks: counts.searchClicks,
    }))
  )
  await insert(
    seeding,
    'server_count_days',
    world.analytics.flatMap(({ botId, day, servers }) => {
      if (servers === null) return []
      const countedAt = dateOf(day)
      return {
        bot_id: idOf(ids.bots, botId),
        day: toDay(countedAt),
        server_count: servers,
        source: 'bot',
        counted_at: countedAt,
      }
    })
  )
  await insert(
    seeding,
    'bot_search_terms',
    world.searchTerms.map(({ botId, day, term, impressions, clicks }) => ({
      bot_id: idOf(ids.bots, botId),
      day: toDay(dateOf(day)),
      term,
      impressions,
      clicks,
      callers: MIN_TERM_CALLERS,
    }))
  )
}

async function seedStaffWork(seeding: Seeding) {
  const { world, dateOf, ids } = seeding
  const applications = world.certificationApplications.map((application) => ({
    bot_id: idOf(ids.bots, application.botId),
    user_id: application.userId,
    reason: application.reason,
    status: application.status,
    reviewed_by: application.reviewedBy,
    review_reason: application.reviewReason,
    created_at: dateOf(application.createdAt),
    reviewed_at: application.reviewedAt ? dateOf(application.reviewedAt) : null,
  }))
  for (const [index, row] of (
    await insert(seeding, 'certification_applications', applications)
  ).entries()) {
    ids.applications.set(world.certificationApplications[index]!.botId, row.id as number)
  }

  await insert(
    seeding,
    'bot_changes',
    world.botChanges.map(({ botId, authorId, website, createdAt }) => ({
      bot_id: idOf(ids.bots, botId),
      kind: 'held',
      author_id: authorId,
      fields: { website },
      former: { website: world.bots.find(({ id }) => id === botId)?.website ?? null },
      held_for: ['website'],
      created_at: dateOf(createdAt),
    }))
  )

  await insert(
    seeding,
    'bot_transfers',
    world.botTransfers.map(({ botId, fromId, toId, createdAt, endsAt }) => ({
      bot_id: idOf(ids.bots, botId),
      from_id: fromId,
      to_id: toId,
      state: 'offered',
      created_at: dateOf(createdAt),
      ends_at: dateOf(endsAt),
    }))
  )

  await insert(
    seeding,
    'bot_ends',
    world.botEnds.map(({ botId, endsOn, successorId }) => ({
      bot_id: idOf(ids.bots, botId),
      ends_on: toDay(dateOf(endsOn)),
      successor_id: successorId && idOf(ids.bots, successorId),
      created_at: dateOf({ days: -30 }),
    }))
  )
  const ended = world.botEnds.filter(({ hasEnded }) => hasEnded)
  await seeding.trx
    .from('bot_stats')
    .whereIn(
      'bot_id',
      ended.map(({ botId }) => idOf(ids.bots, botId))
    )
    .update({ has_ended: true })

  await insert(
    seeding,
    'support_requests',
    world.supportRequests.map((request) => ({
      user_id: request.userId,
      subject: request.subject,
      text: request.text,
      link: request.link,
      state: request.state,
      answer: request.answer,
      resolved_by: request.resolvedBy,
      created_at: dateOf(request.createdAt),
      resolved_at: request.resolvedAt ? dateOf(request.resolvedAt) : null,
    }))
  )
  await insert(
    seeding,
    'saved_replies',
    world.savedReplies.map((reply) => ({
      owner_id: reply.ownerId,
      title: reply.title,
      text_en: reply.textEn,
      text_ro: reply.textRo,
      rule_ids: reply.ruleIds,
      created_at: dateOf(reply.createdAt),
    }))
  )
  await insert(
    seeding,
    'staff_notes',
    world.staffNotes.map((note) => ({
      bot_id: idOf(ids.bots, note.botId),
      author_id: note.authorId,
      text: note.text,
      created_at: dateOf(note.createdAt),
    }))
  )
  await insert(
    seeding,
    'bot_questions',
    world.questions.map((question) => ({
      bot_id: idOf(ids.bots, question.botId),
      asker_id: question.askerId,
      text: question.text,
      version: FIRST_VERSION,
      created_at: dateOf(question.createdAt),
      answer: question.answer?.text ?? null,
      answerer_id: question.answer?.authorId ?? null,
      closed_at: question.answer && dateOf(question.answer.createdAt),
    }))
  )
  await insert(
    seeding,
    'viewed_versions',
    world.views.map(({ botId, viewerId, snoozedUntil }) => ({
      user_id: viewerId,
      bot_id: idOf(ids.bots, botId),
      version: FIRST_VERSION,
      snoozed_until: snoozedUntil && dateOf(snoozedUntil),
    }))
  )
  ids.reportCases = await seedReports(seeding.trx, world.reports, {
    dateOf,
    toTargetId: (target) => {
      if (target.type === 'member') return target.userId
      if (target.type === 'bot') return String(idOf(ids.bots, target.discordBotId))
      return String(idOf(ids.ratings, ratingKey(target.discordBotId, target.userId)))
    },
  })

  const announcements = world.announcements.map((announcement, index) =>
    announcementRow(announcement, index, dateOf)
  )
  for (const row of await insert(seeding, 'discord_announcements', announcements)) {
    ids.announcements.set(row.title as string, row.id as number)
  }

  await insert(
    seeding,
    'advertisements',
    world.ads.map((ad) => adRow(ad, dateOf))
  )
  const logs = await insert(
    seeding,
    'admin_logs',
    world.adminLogs.map((log) => ({
      admin_id: log.adminId,
      action: log.action,
      target_type: log.target.type,
      target_id: targetId(log.target, seeding),
      details: toLogDetails(log),
      ip_address: log.ipAddress,
      user_agent: log.userAgent,
      created_at: dateOf(log.createdAt),
    }))
  )
  await insert(seeding, 'inbox_items', [
    ...buildInboxRows(
      world.adminLogs.map((log, index) => ({
        log,
        id: logs[index]!.id as number,
        botId: 'botId' in log.target ? idOf(ids.bots, log.target.botId) : null,
      })),
      dateOf
    ),
    ...buildQuestionInboxRows(
      world.questions.map((question) => ({
        question,
        botId: idOf(ids.bots, question.botId),
        ownerIds: listOwners(world, question.botId),
      })),
      { dateOf, decisionCount: world.adminLogs.length }
    ),
  ])
  await seedAppeals(seeding, logs)
}

function listOwners({ bots }: DemoWorld, botId: string) {
  const { mainOwner, additionalOwners } = bots.find(({ id }) => id === botId)!
  return [mainOwner, ...additionalOwners]
}

/** @param logs the entries of the audit log, in the order of the world's */
async function seedAppeals(seeding: Seeding, logs: Row[]) {
  const { world, dateOf } = seeding
  await insert(
    seeding,
    'appeals',
    world.appeals.map(({ userId, action, text, createdAt }) => {
      const index = world.adminLogs.findLastIndex(
        (log) => log.action === action && log.details.memberIds?.includes(userId)
      )
      return {
        decision_id: logs[index]!.id as number,
        action,
        user_id: userId,
        text,
        created_at: dateOf(createdAt),
      }
    })
  )
}

/** The subject of an audit log entry, by its id in the directory. */
function targetId(target: AdminLogTarget, { ids }: Seeding): string {
  switch (target.type) {
    case 'user':
      return target.userId
    case 'bot':
      return String(idOf(ids.bots, target.botId))
    case 'rating':
      return String(idOf(ids.ratings, ratingKey(target.botId, target.userId)))
    case 'certification_application':
      return String(idOf(ids.applications, target.botId))
    case 'report_case':
      return String(ids.reportCases.get(target.report)!)
    case 'announcement':
      return String(idOf(ids.announcements, target.title))
  }
}

async function seedPresences(seeding: Seeding) {
  const { world, now } = seeding
  const known = [...world.bots.filter((bot) => bot.knownToPlatform), ...membersOf(world)]
  await insert(
    seeding,
    'presences',
    known.map(({ id, account }) => presenceRow(id, account, now))
  )
}

/** The job that computes them would do so within the hour. */
async function setTrends({ trx, now }: Seeding) {
  for (let after: string | null = '0'; after !== null;) {
    const batch = await computeTrends(after, { now: sql`${now}::timestamptz`, client: trx })
    after = batch.upTo
  }
}

/** Sums up votes and reviews, and sets the server counts. */
async function setFigures({ trx, world, now, dateOf, ids }: Seeding) {
  await trx.rawQuery('SELECT recount_ratings(id) FROM bots')
  const votes = new Map<string, number>()
  for (const { botId, count } of world.botVotes) votes.set(botId, (votes.get(botId) ?? 0) + count)
  await bulkUpdate(
    trx,
    'bot_stats',
    'bot_id',
    world.bots.map((bot) => ({
      bot_id: idOf(ids.bots, bot.id),
      votes_count: votes.get(bot.id) ?? 0,
      ...servingCountColumns(bot.serverCount, dateOf),
      updated_at: now,
    }))
  )
}
