import { BOTS, CHANNELS, PEOPLE } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import {
  ago,
  hence,
  makeAdvertisement,
  makeAnnouncement,
  makeAppeal,
  makeDecision,
  makeBot,
  makeBotEnd,
  makeBotQuestion,
  makeBotVote,
  makeCategory,
  makeHeldChange,
  makeInboxItem,
  makeCertificationApplication,
  makeReport,
  makeSupportRequest,
  makeTransfer,
  makeRating,
  makeRatingVote,
  makeRemovedRating,
  makeSavedReply,
  makeStaffNote,
  makeStaff,
  makeUser,
  OWNER,
} from '#database/factories/index'
import { toUtcDay } from '#app/core/time'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { eventStreams } from '#app/events/streams/event_streams'
import { liveHub } from '#app/core/live/live_hub'
import { CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { computeDay } from '#app/transparency/actions/compute_day'
import { createWebhook } from '#app/webhooks/actions/change_webhooks'
import { issueAccessToken } from '#app/identity/access_tokens'
import { issueBotToken, issueNamedBotToken } from '#app/directory/actions/issue_bot_token'
import { getBotInvitation } from '#app/platform/discord/invitations'
import { botPath, getPageUrl } from '#app/site/page_urls'
import { openCode, PROOF } from '#tests/identity/support/desktop'
import {
  approveChangeUndoably,
  approveUndoably,
  banUndoably,
  dismissReportsUndoably,
  rejectRequestUndoably,
  removeReviewUndoably,
} from '#tests/moderation/support/decisions'
import type { toUrl } from '#tests/openapi/support/calls'
import { storePresence } from '#tests/platform/support/presences'

/** Nobody listens there. */
const WEBHOOK = {
  url: 'http://127.0.0.1:9/',
  format: 'standard',
  eventTypes: ['vote.created'],
} as const
/** A screen that has an item open. */
const SCREEN_ID = '0a'.repeat(16)
const ENOUGH_SERVERS = { servingCount: CERTIFICATION_MIN_SERVERS }

/** What a browser sends to subscribe; the key is that of the example in RFC 8291. */
const BROWSER = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** The member whom the payments simulator knows; the same one in every world of a database. */
async function makePayer() {
  const known = await db.from('users').where('id', PEOPLE.paula).first()
  if (known) return { id: PEOPLE.paula }
  const payer = await makeUser({ id: PEOPLE.paula })
  await db.table('premium_subscriptions').insert({
    provider: 'stripe',
    subscription_id: 'sub_demo_paula',
    user_id: payer.id,
    plan: 'yearly',
    status: 'active',
    asked_at: ago({ hours: 1 }).toJSDate(),
  })
  return payer
}

/** Creates a bot that the staff member has approved, and can make pending again. */
async function makeUndoableBot(staffId: string) {
  const { id } = await makeBot({ approvalStatus: 'pending' })
  return { id, decisionId: await approveUndoably(id, staffId) }
}

/** Creates a certification request that the staff member has rejected, and can return to the queue. */
async function makeUndoableReview(staffId: string) {
  const bot = await makeBot({ stats: ENOUGH_SERVERS })
  const request = await makeCertificationApplication({ botId: bot.id })
  return { id: request.id, decisionId: await rejectRequestUndoably(request, staffId) }
}

/** Creates a change that the staff member has approved, and can let wait again. */
async function makeUndoableChange(staffId: string) {
  const change = await makeHeldChange()
  return { id: change.id, decisionId: await approveChangeUndoably(change, staffId) }
}

/** Creates a report that the staff member has dismissed, and can open again. */
async function makeUndoableReports(staffId: string, reporterId: string) {
  const bot = await makeBot()
  const { caseId: id } = await makeReport({ targetType: 'bot', targetId: bot.id, reporterId })
  return { id, decisionId: await dismissReportsUndoably(id, staffId) }
}

/** Creates a review that the staff member has removed, and can put back. */
async function makeUndoableRemoval(staffId: string) {
  const { id, botId } = await makeRating({ botId: (await makeBot()).id })
  return { id, decisionId: await removeReviewUndoably({ id, botId }, staffId) }
}

/** Creates a member whom the staff member has banned, and can let be. */
async function makeUndoableBan(staffId: string) {
  const { id } = await makeUser()
  return { id, decisionId: await banUndoably(id, staffId) }
}

async function makeEndingBot(userId: string) {
  const bot = await makeBot({ userId })
  await makeBotEnd({ botId: bot.id, successorId: (await makeBot()).id })
  return bot
}

async function makeAskedBot(userId: string) {
  const { id } = await makeBot({ userId, approvalStatus: 'pending' })
  return { id, questionId: (await makeBotQuestion({ botId: id })).id }
}

/** A transfer of a bot that its former owner can take back. */
async function makeAcceptedTransfer(fromId: string) {
  const bot = await makeBot()
  return makeTransfer({
    botId: bot.id,
    fromId,
    toId: bot.userId,
    state: 'accepted',
    formerAdditionalOwners: [],
  })
}

/** The rows that the calls are about. */
export async function makeWorld() {
  const owner = await makeUser({ bio: 'Grows bots', website: 'https://fern.example' })
  const author = await makeUser()
  const category = await makeCategory()
  const bot = await makeBot({ userId: owner.id, certified: true })
  const rated = await makeBot({ userId: owner.id })
  await storePresence(bot.discordBotId, { activity: 'Listening to /help' })
  await storePresence(PEOPLE.vlad)
  await db
    .connection(OWNER.connection)
    .from('bot_stats')
    .where('bot_id', bot.id)
    .update({ serving_count: 7, serving_count_at: new Date(), serving_count_source: 'bot' })
  const rating = await makeRating({ botId: bot.id, userId: author.id, comment: null })
  await makeRating({ botId: bot.id, userId: null, ownerReply: 'Thank you' })
  const removed = await makeRating({ botId: rated.id, userId: author.id })
  const appeal = await makeAppeal()
  const decisionId = await makeDecision({ memberIds: [author.id] })
  const restorable = await makeRemovedRating({ botId: rated.id })
  await computeDay(new Date().toISOString().slice(0, 10))
  await makeRatingVote({ ratingId: rating.id })
  const posting = await makeBot({ userId: owner.id })
  const deleted = await makeBot({ userId: owner.id })
  const savedReply = await makeSavedReply()
  const unusedReply = await makeSavedReply()
  const announcement = await makeAnnouncement({ authorId: owner.id })
  const retracted = await makeAnnouncement()
  const failed = await makeAnnouncement({ state: 'failed', failure: 'Missing Access' })
  const item = await makeInboxItem({ userId: author.id, botId: bot.id, kind: 'bot_rejected' })
  const token = await db.transaction((trx) =>
    issueBotToken(trx, { botId: posting.id, createdBy: owner.id })
  )
  const nameToken = (name: string) =>
    db.transaction((trx) =>
      issueNamedBotToken(trx, {
        botId: posting.id,
        createdBy: owner.id,
        name,
        scopes: ['votes:read', 'events:read', 'analytics:read'],
        expiresInDays: null,
      })
    )
  const addWebhook = () =>
    db.transaction((trx) =>
      createWebhook(trx, { botId: posting.id, createdBy: owner.id, ...WEBHOOK })
    )
  await db.transaction((trx) =>
    recordBotEvents(
      trx,
      { botId: posting.id, type: 'bot.approved', data: { reason: null } },
      { botId: posting.id, type: 'bot.updated', data: { fields: ['prefix'] } },
      { botId: posting.id, type: 'test', data: { userId: owner.id } }
    )
  )
  const ad = await makeAdvertisement({ startDate: ago({ hours: 1 }), endDate: hence({ hours: 1 }) })
  const pulled = await makeAdvertisement()
  const unused = await makeCategory()
  const taker = await makeCategory()
  const staff = await makeStaff('owner')
  const staffNote = await makeStaffNote({ botId: bot.id, authorId: staff.id })
  await issueAccessToken({ userId: staff.id, name: 'Desk', scope: 'staff' })
  const signedIn = await db.from('auth_access_tokens').where('tokenable_id', staff.id).first()
  return {
    signedInWith: signedIn.id as number,
    code: await openCode(staff.id),
    pulled,
    unused,
    taker,
    owner,
    author,
    bot,
    rated,
    rating,
    item,
    announcement,
    retracted,
    savedReply,
    staffNote,
    unusedReply,
    failed,
    removed,
    restorable,
    appeal,
    decisionId,
    ad,
    posting,
    token,
    namedToken: (await nameToken('Old server')).id,
    webhooks: { active: (await addWebhook()).id, unwanted: (await addWebhook()).id },
    votesToken: (await nameToken('Rewards')).token,
    category,
    deleted,
    popular: await makeBot({ userId: owner.id, stats: ENOUGH_SERVERS }),
    application: await makeCertificationApplication({
      botId: (await makeBot({ stats: ENOUGH_SERVERS })).id,
    }),
    reviewed: await makeCertificationApplication({
      botId: (await makeBot()).id,
      status: 'rejected',
      reviewReason: 'It is often offline.',
      reviewedAt: ago({ days: 1 }),
    }),
    undoneBan: await makeUndoableBan(staff.id),
    undoneRemoval: await makeUndoableRemoval(staff.id),
    undoneReports: await makeUndoableReports(staff.id, owner.id),
    undoneReview: await makeUndoableReview(staff.id),
    shared: await makeBot({ additionalOwners: [owner.id] }),
    endingBot: await makeEndingBot(owner.id),
    heldChanges: {
      checked: await makeHeldChange(),
      withdrawn: await makeHeldChange({ botId: (await makeBot({ userId: owner.id })).id }),
      approved: await makeHeldChange(),
      rejected: await makeHeldChange(),
      undone: await makeUndoableChange(staff.id),
    },
    transfers: {
      canceled: await makeTransfer({ botId: (await makeBot({ userId: owner.id })).id }),
      accepted: await makeTransfer({ toId: author.id }),
      declined: await makeTransfer({ toId: author.id }),
      takenBack: await makeAcceptedTransfer(owner.id),
    },
    asked: await makeSupportRequest({ userId: owner.id }),
    reported: await makeReport({
      targetType: 'bot',
      targetId: (await makeBot()).id,
      reporterId: owner.id,
    }),
    withdrawn: await makeSupportRequest({ userId: owner.id }),
    pending: await makeBot({ approvalStatus: 'pending' }),
    snoozed: await makeBot({ approvalStatus: 'pending' }),
    questions: {
      toAsk: await makeBot({ approvalStatus: 'pending' }),
      toAnswer: await makeAskedBot(owner.id),
      toWithdraw: await makeAskedBot(owner.id),
    },
    unwanted: await makeBot(),
    regretted: await makeBot({ approvalStatus: 'rejected' }),
    spam: await makeBot(),
    undone: await makeUndoableBot(staff.id),
    staff,
    leaving: await makeUser(),
    departing: await makeUser(),
    spammer: await makeUser(),
    payer: await makePayer(),
    voter: { id: (await makeBotVote({ botId: rated.id })).userId! },
  }
}
export type World = Awaited<ReturnType<typeof makeWorld>>

/** How a call is made. */
interface Way {
  /** The member who makes the call; a visitor by default. */
  as?: (world: World) => { id: string }
  headers?: (world: World) => Record<string, string>
  /** The value of the path parameter; several in their order. */
  id?: (world: World) => Parameters<typeof toUrl>[1]
  query?: string | ((world: World) => string)
  body?: (world: World) => Record<string, unknown>
  /** Ends a response that would not end by itself. */
  end?: () => void
}

/** The query string of a call, with its question mark. */
export function toQuery({ query = '' }: Way, world: World): string {
  return typeof query === 'function' ? query(world) : query
}

const botOf = ({ bot }: World) => bot.discordBotId
const botIdOf = ({ bot }: World) => bot.id
const ownerOf = ({ owner }: World) => owner
const staffOf = ({ staff }: World) => staff
const authorOf = ({ author }: World) => author
const ratingOf = ({ rating }: World) => rating.id

/** By operation id. A call that comes later is missed here until somebody says how it is made. */
export const WAYS: Record<string, Way> = {
  'access_tokens.index': { as: staffOf },
  'access_tokens.store': {
    as: authorOf,
    body: () => ({ name: 'Release script', scopes: ['bots:read'], expiresInDays: 30 }),
  },
  'access_tokens.destroy': { as: staffOf, id: ({ signedInWith }) => signedInWith },
  'api_description.show': {},
  'admin_logs.index': { as: staffOf, query: '?targetType=user' },
  'admin_logs.admins': { as: staffOf },
  'ad_frames.preview': { as: staffOf, id: ({ ad }) => ad.id },
  'administered_ads.index': { as: staffOf, query: '?placement=header' },
  'administered_ads.store': {
    as: staffOf,
    body: () => ({ title: 'Seeds', content: '<b>Seeds</b>', placement: 'footer', type: 'custom' }),
  },
  'administered_ads.update': { as: staffOf, id: ({ ad }) => ad.id, body: () => ({ priority: 3 }) },
  'administered_ads.destroy': { as: staffOf, id: ({ pulled }) => pulled.id },
  'administered_categories.index': { as: staffOf },
  'administered_categories.store': { as: staffOf, body: () => ({ name: 'Gardening' }) },
  'administered_categories.update': {
    as: staffOf,
    id: ({ category }) => category.id,
    body: () => ({ description: 'Beds and borders.' }),
  },
  'administered_categories.move': {
    as: staffOf,
    id: ({ category }) => category.id,
    body: ({ taker }) => ({ to: taker.id }),
  },
  'administered_categories.destroy': { as: staffOf, id: ({ unused }) => unused.id },
  'admin_users.destroy': { as: staffOf, id: ({ departing }) => departing.id },
  'admin_users.index': { as: staffOf, query: '?search=member&sort=name' },
  'admin_users.show': { as: staffOf, id: ({ spammer }) => spammer.id },
  'admin_users.update': {
    as: staffOf,
    id: ({ departing }) => departing.id,
    body: () => ({ banned: true, banReason: 'Spam' }),
  },
  'admin_users.undo': {
    as: staffOf,
    id: ({ undoneBan }) => undoneBan.id,
    body: ({ undoneBan }) => ({ decisionId: undoneBan.decisionId }),
  },
  'ads.index': { query: '?placement=header' },
  'announcements.index': { as: staffOf },
  'announcements.store': {
    as: staffOf,
    body: () => ({
      title: 'New beds',
      description: 'There is room for more.',
      channelId: CHANNELS.greenhouse.id,
    }),
  },
  'announcements.update': {
    as: staffOf,
    id: ({ announcement }) => announcement.id,
    body: () => ({ title: 'Newer beds', description: 'There is room for all.' }),
  },
  'announcements.send': { as: staffOf, id: ({ failed }) => failed.id },
  'announcements.destroy': { as: staffOf, id: ({ retracted }) => retracted.id },
  'item_readers.index': { as: staffOf },
  'item_readers.update': {
    as: staffOf,
    id: () => SCREEN_ID,
    body: ({ bot }) => ({ itemType: 'bot', itemId: bot.id }),
  },
  'item_readers.destroy': { as: staffOf, id: () => SCREEN_ID },
  'saved_replies.index': { as: staffOf },
  'saved_replies.store': {
    as: staffOf,
    body: () => ({ title: 'Offline', textEn: '{bot} is offline.', textRo: '{bot} e offline.' }),
  },
  'saved_replies.update': {
    as: staffOf,
    id: ({ savedReply }) => savedReply.id,
    body: () => ({
      title: 'Offline',
      textEn: '{member}: {rule}',
      textRo: '{member}: {rule}',
      ruleIds: ['online'],
    }),
  },
  'saved_replies.destroy': { as: staffOf, id: ({ unusedReply }) => unusedReply.id },
  'auth.login': { query: '?return=/discover' },
  'auth.discord': {},
  'auth.discord.callback': { query: '?error=access_denied' },
  'auth.logout': {},
  'auth.user': { as: ownerOf },
  'bots.index': { query: '?search=bot&sort=newest' },
  'search_suggestions.index': { query: '?q=bot' },
  'bot_counts.index': { query: '?certified=true&without=Administrator' },
  'bots.certified': { query: '?limit=5' },
  'bots.show': { id: botOf },
  'bot_presences.show': { id: botOf },
  'account.destroy': { as: ({ leaving }) => leaving, body: () => ({ reviews: 'keep' }) },
  'account.export': { as: ownerOf },
  'bot_statuses.show': { as: authorOf, id: botOf },
  'bot_tokens.show': { as: ownerOf, id: ({ posting }) => posting.id },
  'bot_tokens.store': { as: ownerOf, id: ({ rated }) => rated.id },
  'named_bot_tokens.index': { as: ownerOf, id: ({ posting }) => posting.id },
  'named_bot_tokens.store': {
    as: ownerOf,
    id: ({ rated }) => rated.id,
    body: () => ({ name: 'Production', scopes: ['stats:write'] }),
  },
  'named_bot_tokens.destroy': {
    as: ownerOf,
    id: ({ posting, namedToken }) => [posting.id, namedToken],
  },
  'bot_analytics.show': { as: ownerOf, id: ({ posting }) => posting.id },
  'bot_analytics.csv': { as: ownerOf, id: ({ posting }) => posting.id },
  'interactions.store': {
    as: ownerOf,
    body: ({ popular }) => ({ type: 'page_view', botIds: [popular.discordBotId] }),
  },
  'bot_webhooks.index': { as: ownerOf, id: ({ posting }) => posting.id },
  'bot_webhooks.store': { as: ownerOf, id: ({ rated }) => rated.id, body: () => WEBHOOK },
  'bot_webhooks.update': {
    as: ownerOf,
    id: ({ posting, webhooks }) => [posting.id, webhooks.active],
    body: () => ({ eventTypes: ['review.created'] }),
  },
  'bot_webhooks.destroy': {
    as: ownerOf,
    id: ({ posting, webhooks }) => [posting.id, webhooks.unwanted],
  },
  'bot_webhooks.replace_secret': {
    as: ownerOf,
    id: ({ posting, webhooks }) => [posting.id, webhooks.active],
  },
  'webhook_deliveries.index': {
    as: ownerOf,
    id: ({ posting, webhooks }) => [posting.id, webhooks.active],
  },
  'webhook_deliveries.test': {
    as: ownerOf,
    id: ({ posting, webhooks }) => [posting.id, webhooks.active],
  },
  'webhook_deliveries.replay': {
    as: ownerOf,
    id: ({ posting, webhooks }) => [posting.id, webhooks.active],
    body: () => ({ from: 1 }),
  },
  'bots.destroy': { as: ownerOf, id: ({ deleted }) => deleted.id },
  'bots.store': {
    as: () => ({ id: PEOPLE.vlad }),
    body: ({ category }) => ({
      discordBotId: BOTS.brunoApproved,
      shortDescription: 'Waters your server while you sleep.',
      description: 'It says hello to everybody who comes in, and waters what grows on your server.',
      inviteUrl: getBotInvitation(BOTS.brunoApproved),
      categoryIds: [String(category.id)],
      name: 'Discord knows better',
    }),
  },
  'bots.update': { as: ownerOf, id: botIdOf, body: () => ({ prefix: '!' }) },
  'co_ownerships.destroy': { as: ({ owner }) => owner, id: ({ shared }) => shared.id },
  'bot_ends.update': {
    as: ownerOf,
    id: botIdOf,
    body: () => ({ endsOn: toUtcDay(Date.now()), successorId: null }),
  },
  'bot_ends.destroy': { as: ownerOf, id: ({ endingBot }) => endingBot.id },
  'bot_transfers.index': { as: ownerOf },
  'bot_transfers.store': {
    as: ownerOf,
    id: botIdOf,
    body: ({ author }) => ({ receiverId: author.id }),
  },
  'bot_transfers.destroy': { as: ownerOf, id: ({ transfers }) => transfers.canceled.id },
  'bot_transfers.accept': { as: authorOf, id: ({ transfers }) => transfers.accepted.id },
  'bot_transfers.decline': { as: authorOf, id: ({ transfers }) => transfers.declined.id },
  'bot_transfers.take_back': { as: ownerOf, id: ({ transfers }) => transfers.takenBack.id },
  'preflights.store': { as: ownerOf, body: () => ({ description: 'Waters.' }) },
  'bot_preflights.store': { as: staffOf, id: botIdOf },
  'queue_places.show': { as: ownerOf, id: botIdOf },
  'bot_versions.index': { as: ownerOf, id: botIdOf },
  'bot_versions.show': { as: ownerOf, id: ({ bot }) => [bot.id, 1] },
  'held_changes.show': { as: ownerOf, id: ({ heldChanges }) => heldChanges.withdrawn.botId },
  'held_changes.destroy': { as: ownerOf, id: ({ heldChanges }) => heldChanges.withdrawn.botId },
  'staff_notes.store': {
    as: staffOf,
    id: botIdOf,
    body: () => ({ text: 'Its support server is empty.' }),
  },
  'bot_questions.store': {
    as: staffOf,
    id: ({ questions }) => questions.toAsk.id,
    body: () => ({ text: 'Which servers is it for?' }),
  },
  'bot_questions.destroy': { as: staffOf, id: ({ questions }) => questions.toWithdraw.id },
  'bot_answers.store': {
    as: ownerOf,
    id: ({ questions }) => questions.toAnswer.id,
    body: ({ questions }) => ({
      questionId: questions.toAnswer.questionId,
      text: 'For small ones.',
    }),
  },
  'snoozes.update': {
    as: staffOf,
    id: ({ snoozed }) => snoozed.id,
    body: () => ({ until: hence({ days: 1 }).toISO() }),
  },
  'snoozes.destroy': { as: staffOf, id: ({ snoozed }) => snoozed.id },
  'staff_notes.destroy': { as: staffOf, id: ({ staffNote }) => staffNote.id },
  'bot_change_preflights.store': { as: staffOf, id: ({ heldChanges }) => heldChanges.checked.id },
  'bot_changes.index': { as: staffOf, query: '?kind=held' },
  'bot_changes.approve': {
    as: staffOf,
    id: ({ heldChanges }) => heldChanges.approved.id,
    body: () => ({ version: 1 }),
  },
  'bot_changes.reject': {
    as: staffOf,
    id: ({ heldChanges }) => heldChanges.rejected.id,
    body: () => ({ reason: 'Its website shows something else.' }),
  },
  'bot_changes.undo': {
    as: staffOf,
    id: ({ heldChanges }) => heldChanges.undone.id,
    body: ({ heldChanges }) => ({ decisionId: heldChanges.undone.decisionId }),
  },
  'statistics.show': { as: staffOf, query: '?kind=reports&weeks=4' },
  'statistics.people': { as: staffOf, query: '?weeks=4' },
  'overview.show': { as: staffOf },
  'pending_bots.index': { as: staffOf, query: '?search=bot&sort=newest&queue=unviewed' },
  'staff_bots.index': { as: staffOf, query: '?sort=name&certified=true' },
  'staff_bots.show': { as: staffOf, id: botIdOf },
  'own_applications.index': { as: ownerOf },
  'own_applications.store': {
    as: ownerOf,
    body: ({ popular }) => ({ botId: popular.id, reason: 'Two hundred servers rely on it.' }),
  },
  'applications.index': { as: staffOf, query: '?status=pending&sort=oldest' },
  'applications.show': { as: staffOf, id: ({ application }) => application.id },
  'applications.update': {
    as: staffOf,
    id: ({ application }) => application.id,
    body: () => ({ status: 'approved' }),
  },
  'applications.undo': {
    as: staffOf,
    id: ({ undoneReview }) => undoneReview.id,
    body: ({ undoneReview }) => ({ decisionId: undoneReview.decisionId }),
  },
  'applications.destroy': { as: staffOf, id: ({ reviewed }) => reviewed.id },
  'own_support_requests.index': { as: ownerOf },
  'own_support_requests.store': {
    as: ownerOf,
    body: () => ({ subject: 'My bot', text: 'Where has it gone?', link: '/discover' }),
  },
  'own_support_requests.destroy': { as: ownerOf, id: ({ withdrawn }) => withdrawn.id },
  'support_requests.index': { as: staffOf, query: '?state=open' },
  'support_requests.update': {
    as: staffOf,
    id: ({ asked }) => asked.id,
    body: () => ({ state: 'answered', answer: 'It is back.' }),
  },
  'reports.store': {
    as: ownerOf,
    body: ({ unwanted }) => ({
      targetType: 'bot',
      targetId: String(unwanted.id),
      reason: 'misleading',
      text: 'It does not do what it says.',
    }),
  },
  'report_cases.index': { as: staffOf, query: '?state=open' },
  'report_cases.update': {
    as: staffOf,
    id: ({ reported }) => reported.caseId,
    body: () => ({ outcome: 'acted', ruleIds: ['promise'], note: 'Rejected.' }),
  },
  'report_cases.undo': {
    as: staffOf,
    id: ({ undoneReports }) => undoneReports.id,
    body: ({ undoneReports }) => ({ decisionId: undoneReports.decisionId }),
  },
  'bot_decisions.approve': { as: staffOf, id: ({ pending }) => pending.id, body: () => ({}) },
  'bot_decisions.reject': {
    as: staffOf,
    id: ({ unwanted }) => unwanted.id,
    body: () => ({ reason: 'Its invitation does not work.', seen: 'approved' }),
  },
  'bot_decisions.unreject': { as: staffOf, id: ({ regretted }) => regretted.id },
  'bot_decisions.certify': { as: staffOf, id: ({ rated }) => rated.id },
  'bot_decisions.uncertify': { as: staffOf, id: botIdOf },
  'bot_decisions.undo': {
    as: staffOf,
    id: ({ undone }) => undone.id,
    body: ({ undone }) => ({ decisionId: undone.decisionId }),
  },
  'staff_bots.update': {
    as: staffOf,
    id: ({ rated }) => rated.id,
    body: () => ({ name: 'Fern', servingCount: 120 }),
  },
  'staff_bots.destroy': { as: staffOf, id: ({ spam }) => spam.id },
  'inbox.index': { as: authorOf },
  'live.show': { query: '?topics=bots', end: () => liveHub.reset() },
  'inbox_reads.store': { as: authorOf, body: ({ item }) => ({ ids: [item.id] }) },
  'inbox_unread.show': { as: authorOf },
  'push.show': { as: authorOf },
  'push.subscribe': { as: authorOf, body: () => ({ ...BROWSER, language: 'ro' }) },
  'push.unsubscribe': { as: authorOf },
  'push.choose': { as: authorOf, body: () => ({ kinds: ['review_reply'] }) },
  'own_bots.index': { as: ownerOf },
  'premium.show': { as: ({ payer }) => payer },
  'premium.transactions': { as: ({ payer }) => payer, query: '?limit=1' },
  'premium.stripe': { as: authorOf, body: () => ({ planType: 'monthly' }) },
  'premium.paypal': { as: authorOf, body: () => ({ planType: 'yearly' }) },
  'premium.confirm': { as: authorOf },
  'premium.cancel': { as: ({ payer }) => payer },
  'premium.resume': { as: ({ payer }) => payer },
  'profile.update': { as: ownerOf, body: () => ({ bio: 'Grows many bots.' }) },
  'users.update': {
    as: ownerOf,
    id: ({ owner }) => owner.id,
    body: () => ({ bio: 'Grows bots.' }),
  },
  'bot_stats.store': {
    headers: ({ token }) => ({ authorization: token }),
    id: ({ posting }) => posting.discordBotId,
    body: () => ({ servers: 1_280 }),
  },
  'bot_voters.show': {
    headers: ({ votesToken }) => ({ authorization: votesToken }),
    id: ({ posting, author }) => [posting.discordBotId, author.id],
  },
  'vote_events.index': {
    headers: ({ votesToken }) => ({ authorization: votesToken }),
    id: ({ posting }) => posting.discordBotId,
  },
  'bot_analytics.history': {
    headers: ({ votesToken }) => ({ authorization: votesToken }),
    id: ({ posting }) => posting.discordBotId,
  },
  'bot_events.index': {
    headers: ({ votesToken }) => ({ authorization: votesToken }),
    id: ({ posting }) => posting.discordBotId,
  },
  'bot_event_streams.show': {
    headers: ({ votesToken }) => ({ authorization: votesToken }),
    id: ({ posting }) => posting.discordBotId,
    end: () => eventStreams.endAll(),
  },
  'bot_votes.show': { id: botIdOf },
  'bot_votes.store': { as: authorOf, id: botIdOf },
  'catalogue.show': { query: `?since=${new Date(Date.now() - 60_000).toISOString()}` },
  'categories.index': {},
  'desktop_about.show': {},
  'desktop_sign_ins.store': {
    as: staffOf,
    body: () => ({
      port: 49_152,
      state: PROOF.state,
      challenge: PROOF.challenge,
      device: 'Desk',
    }),
  },
  'desktop_tokens.store': {
    body: ({ code }) => ({ code, state: PROOF.state, verifier: PROOF.verifier }),
  },
  'desktop_tokens.destroy': {},
  'discord_channels.index': { as: staffOf },
  'discord_bots.show': { as: ownerOf, id: () => BOTS.brunoApproved },
  'discord_moderations.store': {
    as: staffOf,
    id: () => PEOPLE.vlad,
    body: () => ({ action: 'ban', reason: 'Spam', duration: 60, deleteMessageDays: 1 }),
  },
  'discord_users.show': { id: () => PEOPLE.vlad },
  'guild_counts.show': { id: botOf },
  'rating_blocks.store': {
    as: ownerOf,
    id: botIdOf,
    body: ({ spammer }) => ({ blockedUserId: spammer.id, reason: 'Spam' }),
  },
  'rating_hearts.store': { as: ownerOf, id: ratingOf },
  'rating_replies.store': { as: ownerOf, id: ratingOf, body: () => ({ reply: 'Thank you' }) },
  'rating_votes.show': { as: ownerOf, id: ratingOf },
  'rating_votes.store': { as: ownerOf, id: ratingOf, body: () => ({ vote: 1 }) },
  'rating_votes.destroy': { as: ownerOf, id: ratingOf },
  'ratings.index': { id: botOf },
  'ratings.store': {
    as: ({ spammer }) => spammer,
    id: ({ rated }) => rated.discordBotId,
    body: () => ({ rating: 4, comment: 'It grows on you.' }),
  },
  'ratings.update': { as: authorOf, id: ratingOf, body: () => ({ rating: 5 }) },
  'ratings.destroy': { as: authorOf, id: ({ removed }) => removed.id },
  'own_appeals.index': { as: ({ appeal }) => appeal.owner },
  'own_appeals.store': {
    as: authorOf,
    body: ({ decisionId }) => ({ decisionId, text: 'This was a mistake.' }),
  },
  'appeals.index': { as: staffOf },
  'appeals.update': {
    as: staffOf,
    id: ({ appeal }) => appeal.id,
    body: () => ({ outcome: 'upheld', answer: 'It still does not work.' }),
  },
  'removed_ratings.index': { as: staffOf },
  'removed_ratings.restore': { as: staffOf, id: ({ restorable }) => restorable.id },
  'removed_ratings.undo': {
    as: staffOf,
    id: ({ undoneRemoval }) => undoneRemoval.id,
    body: ({ undoneRemoval }) => ({ decisionId: undoneRemoval.decisionId }),
  },
  'transparency.show': {},
  'transparency.decisions': {},
  'server_membership.show': { as: () => ({ id: PEOPLE.vlad }) },
  'user_bots.index': { id: ({ owner }) => owner.id },
  'user_presences.show': { id: () => PEOPLE.vlad },
  'user_ratings.index': { as: authorOf },
  'user_votes.index': { as: authorOf },
  'site.badge': { id: botOf, query: '?kind=rating&theme=dark&lang=ro' },
  'site.badge_endpoint': { id: botOf, query: '?kind=status' },
  'site.oembed': {
    query: ({ bot }) => `?url=${encodeURIComponent(getPageUrl(botPath(bot.discordBotId)))}`,
  },
  'users.show': { id: ({ owner }) => owner.id },
  'vote_eligibility.show': { as: ownerOf, id: botIdOf },
  'vote_reminders.show': { as: authorOf, id: botIdOf },
  'vote_reminders.update': {
    as: ({ voter }) => voter,
    id: ({ rated }) => rated.id,
    body: () => ({ enabled: true }),
  },
}
