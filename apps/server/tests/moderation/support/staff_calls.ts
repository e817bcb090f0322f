import {
  ago,
  hence,
  makeAdvertisement,
  makeAnnouncement,
  makeBot,
  makeBotQuestion,
  makeCategory,
  makeAppeal,
  makeCertificationApplication,
  makeRating,
  makeRemovedRating,
  makeReport,
  makeHeldChange,
  makeSavedReply,
  makeStaff,
  makeStaffNote,
  makeSupportRequest,
  makeUser,
} from '#database/factories/index'
import type { StaffRole } from '#app/identity/rules'
import { CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { CHANNELS, PEOPLE } from '@botanica/demo-world'
import { randomUUID } from 'node:crypto'
import {
  approveChangeUndoably,
  approveUndoably,
  banUndoably,
  dismissReportsUndoably,
  rejectRequestUndoably,
  removeReviewUndoably,
} from '#tests/moderation/support/decisions'
import db from '@adonisjs/lucid/services/db'

/**
 * The role matrix: each staff call with the status that each actor gets. Every new staff route needs a row here.
 * `role_matrix.spec.ts` tests every cell.
 */
export const ACTORS = ['anon', 'user', 'rev', 'mod', 'dev', 'own', 'ban'] as const
export type Actor = (typeof ACTORS)[number]

/** Actors with a staff role, least powerful first. A role that has no actor does not compile. */
export const STAFF_ACTORS = {
  reviewer: 'rev',
  moderator: 'mod',
  developer_community: 'dev',
  owner: 'own',
} as const satisfies Record<StaffRole, Actor>
export type StaffActor = (typeof STAFF_ACTORS)[StaffRole]

/** A 2xx status, or the status of the error. */
export type Cell = '✓' | '401' | '403' | '404'

/** The request: an id in the path, a body. */
export interface Request {
  id?: string | number
  json?: Record<string, unknown>
}

export interface StaffCall {
  /** The method and pattern of the route, as in the router. */
  route: string
  /** Distinguishes calls of the same route. */
  kind?: string
  cells: Record<Actor, Cell>
  /** Creates the data that the call needs to succeed. Runs for every cell. */
  given: (actorId: string) => Promise<Request>
}

/**
 * @param route such as `GET /api/admin/bots`, with a word in brackets where a route has several kinds of calls
 * @param cells in the order of `ACTORS`, one status for each
 */
function row(
  route: string,
  cells: string,
  given: StaffCall['given'] = () => Promise.resolve({})
): StaffCall {
  const [, name, kind] = /^(.*?)(?: \((.*)\))?$/.exec(route)!
  const statuses = cells.split(/\s+/) as Cell[]
  return {
    route: name!,
    ...(kind === undefined ? {} : { kind }),
    cells: Object.fromEntries(
      ACTORS.map((actor, at) => [actor, statuses[at]])
    ) as StaffCall['cells'],
    given,
  }
}

const aBot = async () => ({ id: (await makeBot()).id })
const aPendingBot = async () => ({ id: (await makeBot({ approvalStatus: 'pending' })).id })
const aHeldChange = async () => ({ id: (await makeHeldChange()).id })
const anApplication = async (
  overrides: Partial<Parameters<typeof makeCertificationApplication>[0]> = {}
) => {
  const bot = await makeBot({ stats: { servingCount: CERTIFICATION_MIN_SERVERS } })
  return makeCertificationApplication({ botId: bot.id, ...overrides })
}
const aRequest = async () => ({
  id: (await makeSupportRequest({ userId: (await makeUser()).id })).id,
})
/** Reports of a bot, which the member owned when it was reported. */
const someReports = async (ownerId?: string) => {
  const report = {
    targetType: 'bot',
    targetId: (await makeBot()).id,
    reporterId: (await makeUser()).id,
  } as const
  const memberIds = ownerId === undefined ? [] : [ownerId]
  return { id: (await makeReport({ ...report, memberIds })).caseId }
}
const AN_AD = { title: 'Seeds', content: '<b>Seeds</b>', placement: 'header', type: 'banner' }
const someAd = async () => ({ id: (await makeAdvertisement()).id })
const someCategory = async () => {
  await makeCategory()
  return { id: (await makeCategory()).id }
}
const A_REPLY = {
  title: 'Bot is offline',
  textEn: '{bot} did not answer: {rule}.',
  textRo: '{bot} nu a răspuns: {rule}.',
  ruleIds: ['online'],
}
const ownReply = async (ownerId: string) => ({ id: (await makeSavedReply({ ownerId })).id })
const sharedReply = async () => ({ id: (await makeSavedReply()).id })
const othersReply = async () => ownReply((await makeUser({ roles: ['owner'] })).id)
/** The id of a screen that has an item open. */
const newScreen = () => randomUUID().replaceAll('-', '')
const BAN = { banned: true, banReason: 'Spam' }

const someMember = async () => ({ id: (await makeUser()).id })

/** A change of a member with these roles. */
const changeMember =
  (json: Record<string, unknown>, roles = ['user']) =>
  async () => ({ id: (await makeUser({ roles })).id, json })

/** A ban of a member who is in the simulated community server. */
const banFromServer = (role: string) => async () => {
  const id = PEOPLE.vlad
  const member = { id, discord_id: id, roles: [role] }
  await db.table('users').insert(member).knexQuery.onConflict('id').merge(['roles'])
  return { id, json: { action: 'ban', reason: 'Spam' } }
}

/** A change of the caller's own account. */
const changeSelf = (json?: Record<string, unknown>) => (id: string) => Promise.resolve({ id, json })

const ANNOUNCEMENT = { title: 'New beds', description: 'There is room for more.' }

export const STAFF_CALLS: readonly StaffCall[] = [
  //                             anon user rev mod dev own ban
  row('GET /api/admin/overview', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('GET /api/admin/bots/pending', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('GET /api/admin/bots', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('GET /api/admin/bots/:id', '401 403 ✓ ✓ ✓ ✓ 403', aPendingBot),
  row('POST /api/admin/bots/:id/approve', '401 403 ✓ ✓ ✓ ✓ 403', aPendingBot),
  row('POST /api/admin/bots/:id/reject', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    ...(await aPendingBot()),
    json: { reason: 'Its invitation does not work.' },
  })),
  row('POST /api/admin/bots/:id/question', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    ...(await aPendingBot()),
    json: { text: 'Which servers is it for?' },
  })),
  row('DELETE /api/admin/bots/:id/question', '401 403 ✓ ✓ ✓ ✓ 403', async () => {
    const bot = await aPendingBot()
    await makeBotQuestion({ botId: bot.id })
    return bot
  }),
  row('PUT /api/admin/bots/:id/snooze', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    ...(await aPendingBot()),
    json: { until: hence({ days: 1 }).toISO() },
  })),
  row('DELETE /api/admin/bots/:id/snooze', '401 403 ✓ ✓ ✓ ✓ 403', aPendingBot),
  row('POST /api/admin/bots/:id/notes', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    ...(await aPendingBot()),
    json: { text: 'Its support server is empty.' },
  })),
  row('DELETE /api/admin/notes/:id', '401 403 ✓ ✓ ✓ ✓ 403', async (authorId) => ({
    id: (await makeStaffNote({ botId: (await makeBot()).id, authorId })).id,
  })),
  row("DELETE /api/admin/notes/:id (somebody else's)", '401 403 403 403 403 403 403', async () => ({
    id: (
      await makeStaffNote({
        botId: (await makeBot()).id,
        authorId: (await makeStaff('reviewer')).id,
      })
    ).id,
  })),
  row('POST /api/admin/bots/:id/preflight', '401 403 ✓ ✓ ✓ ✓ 403', aPendingBot),
  row('POST /api/admin/bots/:id/unreject', '401 403 403 403 403 ✓ 403', async () => ({
    id: (await makeBot({ approvalStatus: 'rejected' })).id,
  })),
  row('POST /api/admin/bots/:id/certify', '401 403 ✓ ✓ 403 ✓ 403', aBot),
  row('POST /api/admin/bots/:id/uncertify', '401 403 ✓ ✓ 403 ✓ 403', async () => ({
    id: (await makeBot({ certified: true })).id,
  })),
  row('POST /api/admin/bots/:id/undo', '401 403 ✓ ✓ ✓ ✓ 403', async (actorId) => {
    const { id } = await makeBot({ approvalStatus: 'pending' })
    return { id, json: { decisionId: await approveUndoably(id, actorId) } }
  }),
  row('PATCH /api/admin/bots/:id', '401 403 ✓ ✓ 403 ✓ 403', async () => ({
    ...(await aBot()),
    json: { name: 'Fern' },
  })),
  row('DELETE /api/admin/bots/:id', '401 403 403 403 403 ✓ 403', aBot),
  row('GET /api/admin/bot-changes', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('POST /api/admin/bot-changes/:id/approve', '401 403 ✓ ✓ ✓ ✓ 403', aHeldChange),
  row('POST /api/admin/bot-changes/:id/reject', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    ...(await aHeldChange()),
    json: { reason: 'Its website shows something else.' },
  })),
  row('POST /api/admin/bot-changes/:id/undo', '401 403 ✓ ✓ ✓ ✓ 403', async (actorId) => {
    const change = await makeHeldChange()
    const decisionId = await approveChangeUndoably(change, actorId)
    return { id: change.id, json: { decisionId } }
  }),
  row('POST /api/admin/bot-changes/:id/preflight', '401 403 ✓ ✓ ✓ ✓ 403', aHeldChange),

  row('GET /api/admin/appeals', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('PATCH /api/admin/appeals/:id', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    id: (await makeAppeal()).id,
    json: { outcome: 'upheld', answer: 'It still does not work.' },
  })),

  row('GET /api/admin/removed-ratings', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('POST /api/admin/removed-ratings/:id/restore', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    id: (await makeRemovedRating({ botId: (await makeBot()).id })).id,
  })),
  row('POST /api/admin/removed-ratings/:id/undo', '401 403 ✓ ✓ ✓ ✓ 403', async (actorId) => {
    const review = await makeRating({ botId: (await makeBot()).id })
    return { id: review.id, json: { decisionId: await removeReviewUndoably(review, actorId) } }
  }),

  row('GET /api/admin/certification-applications', '401 403 403 ✓ 403 ✓ 403'),
  row('GET /api/admin/certification/applications/:id', '401 403 403 ✓ 403 ✓ 403', async () => ({
    id: (await anApplication()).id,
  })),
  row(
    'PATCH /api/admin/certification/applications/:id (approve)',
    '401 403 403 ✓ 403 ✓ 403',
    async () => ({ id: (await anApplication()).id, json: { status: 'approved' } })
  ),
  row(
    'PATCH /api/admin/certification/applications/:id (reject)',
    '401 403 403 ✓ 403 ✓ 403',
    async () => ({
      id: (await anApplication()).id,
      json: { status: 'rejected', reviewReason: 'It is often offline.' },
    })
  ),
  row(
    'POST /api/admin/certification/applications/:id/undo',
    '401 403 403 ✓ 403 ✓ 403',
    async (actorId) => {
      const application = await anApplication()
      const decisionId = await rejectRequestUndoably(application, actorId)
      return { id: application.id, json: { decisionId } }
    }
  ),
  row('DELETE /api/admin/certification/applications/:id', '401 403 403 ✓ 403 ✓ 403', async () => ({
    id: (
      await anApplication({
        status: 'rejected',
        reviewReason: 'It is often offline.',
        reviewedAt: ago({ days: 1 }),
      })
    ).id,
  })),

  row('GET /api/admin/statistics', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('GET /api/admin/statistics/people', '401 403 403 403 403 ✓ 403'),
  row('GET /api/admin/logs', '401 403 403 403 ✓ ✓ 403'),
  row('GET /api/admin/logs/admins', '401 403 403 403 ✓ ✓ 403'),
  row('GET /api/admin/users', '401 403 403 403 403 ✓ 403'),
  row('GET /api/admin/users/:id', '401 403 ✓ ✓ ✓ ✓ 403', someMember),
  row(
    'PATCH /api/admin/users/:id (user)',
    '401 403 ✓ ✓ ✓ ✓ 403',
    changeMember({ role: 'reviewer' })
  ),
  row(
    'PATCH /api/admin/users/:id (moderator)',
    '401 403 403 ✓ ✓ ✓ 403',
    changeMember({ role: 'moderator' })
  ),
  row(
    'PATCH /api/admin/users/:id (owner)',
    '401 403 403 403 ✓ ✓ 403',
    changeMember({ role: 'owner' })
  ),
  row(
    'PATCH /api/admin/users/:id (developer)',
    '401 403 403 403 ✓ 403 403',
    changeMember({ role: 'developer_community' })
  ),
  row('PATCH /api/admin/users/:id (ban)', '401 403 403 ✓ 403 ✓ 403', changeMember(BAN)),
  row(
    'PATCH /api/admin/users/:id (disable)',
    '401 403 403 ✓ 403 ✓ 403',
    changeMember({ disabled: true, disableReason: 'Spam' })
  ),
  row(
    'PATCH /api/admin/users/:id (ban an owner)',
    '401 403 403 403 403 ✓ 403',
    changeMember(BAN, ['owner'])
  ),
  row('PATCH /api/admin/users/:id (ban oneself)', '401 403 403 403 403 403 403', changeSelf(BAN)),
  row(
    'PATCH /api/admin/users/:id (one’s own role)',
    '401 403 403 403 403 403 403',
    changeSelf({ role: 'user' })
  ),
  row(
    'PATCH /api/admin/users/:id (profile)',
    '401 403 403 403 403 ✓ 403',
    changeMember({ bio: 'Better.' })
  ),
  row('POST /api/admin/users/:id/undo', '401 403 403 ✓ 403 ✓ 403', async (actorId) => {
    const { id } = await makeUser()
    return { id, json: { decisionId: await banUndoably(id, actorId) } }
  }),
  row(
    'POST /api/admin/users/:id/discord-moderate',
    '401 403 403 ✓ 403 ✓ 403',
    banFromServer('user')
  ),
  row(
    'POST /api/admin/users/:id/discord-moderate (an owner)',
    '401 403 403 403 403 ✓ 403',
    banFromServer('owner')
  ),
  row(
    'POST /api/admin/users/:id/discord-moderate (oneself)',
    '401 403 403 403 403 403 403',
    changeSelf({ action: 'ban', reason: 'Spam' })
  ),
  row('GET /api/admin/support-requests', '401 403 403 ✓ ✓ ✓ 403'),
  row('PATCH /api/admin/support-requests/:id (answer)', '401 403 403 ✓ ✓ ✓ 403', async () => ({
    ...(await aRequest()),
    json: { state: 'answered', answer: 'It is back.' },
  })),
  row('PATCH /api/admin/support-requests/:id (close)', '401 403 403 ✓ ✓ ✓ 403', async () => ({
    ...(await aRequest()),
    json: { state: 'closed' },
  })),
  row(
    'PATCH /api/admin/support-requests/:id (one’s own)',
    '401 403 403 403 403 403 403',
    async (userId) => ({
      id: (await makeSupportRequest({ userId })).id,
      json: { state: 'closed' },
    })
  ),
  row('GET /api/admin/reports', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('PATCH /api/admin/reports/:id', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    ...(await someReports()),
    json: { outcome: 'dismissed' },
  })),
  row(
    'PATCH /api/admin/reports/:id (about oneself)',
    '401 403 403 403 403 403 403',
    async (userId) => ({
      ...(await someReports(userId)),
      json: { outcome: 'dismissed' },
    })
  ),
  row('POST /api/admin/reports/:id/undo', '401 403 ✓ ✓ ✓ ✓ 403', async (actorId) => {
    const { id } = await someReports()
    return { id, json: { decisionId: await dismissReportsUndoably(id, actorId) } }
  }),
  row('GET /api/admin/item-readers', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('PUT /api/admin/item-readers/:id', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    id: newScreen(),
    json: { itemType: 'bot', itemId: (await aPendingBot()).id },
  })),
  row('PUT /api/admin/item-readers/:id (change)', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    id: newScreen(),
    json: { itemType: 'bot_change', itemId: (await aHeldChange()).id },
  })),
  row('PUT /api/admin/item-readers/:id (application)', '401 403 403 ✓ 403 ✓ 403', async () => ({
    id: newScreen(),
    json: { itemType: 'application', itemId: (await anApplication()).id },
  })),
  row('PUT /api/admin/item-readers/:id (reports)', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    id: newScreen(),
    json: { itemType: 'report_case', itemId: (await someReports()).id },
  })),
  row(
    'PUT /api/admin/item-readers/:id (about oneself)',
    '401 403 403 403 403 403 403',
    async (userId) => ({
      id: newScreen(),
      json: { itemType: 'report_case', itemId: (await someReports(userId)).id },
    })
  ),
  row('PUT /api/admin/item-readers/:id (appeal)', '401 403 ✓ ✓ ✓ ✓ 403', async () => ({
    id: newScreen(),
    json: { itemType: 'appeal', itemId: (await makeAppeal()).id },
  })),
  row('DELETE /api/admin/item-readers/:id', '401 403 ✓ ✓ ✓ ✓ 403', () =>
    Promise.resolve({ id: newScreen() })
  ),
  row('GET /api/admin/ads', '401 403 403 403 403 ✓ 403'),
  row('GET /api/admin/ads/:id/frame', '401 403 403 403 403 ✓ 403', someAd),
  row('POST /api/admin/ads', '401 403 403 403 403 ✓ 403', () => Promise.resolve({ json: AN_AD })),
  row('PATCH /api/admin/ads/:id', '401 403 403 403 403 ✓ 403', async () => ({
    ...(await someAd()),
    json: { priority: 7 },
  })),
  row('DELETE /api/admin/ads/:id', '401 403 403 403 403 ✓ 403', someAd),
  row('GET /api/admin/categories', '401 403 403 403 403 ✓ 403'),
  row('POST /api/admin/categories', '401 403 403 403 403 ✓ 403', () =>
    Promise.resolve({ json: { name: `Category of ${randomUUID()}` } })
  ),
  row('PATCH /api/admin/categories/:id', '401 403 403 403 403 ✓ 403', async () => ({
    ...(await someCategory()),
    json: { description: 'Described.' },
  })),
  row('POST /api/admin/categories/:id/move-bots', '401 403 403 403 403 ✓ 403', async () => ({
    ...(await someCategory()),
    json: { to: (await makeCategory()).id },
  })),
  row('DELETE /api/admin/categories/:id', '401 403 403 403 403 ✓ 403', someCategory),
  row('DELETE /api/admin/users/:id', '401 403 403 403 403 ✓ 403', someMember),
  row('DELETE /api/admin/users/:id (oneself)', '401 403 403 403 403 403 403', changeSelf()),
  row('GET /api/admin/saved-replies', '401 403 ✓ ✓ ✓ ✓ 403'),
  row('POST /api/admin/saved-replies', '401 403 ✓ ✓ ✓ ✓ 403', () =>
    Promise.resolve({ json: A_REPLY })
  ),
  row('POST /api/admin/saved-replies (shared)', '401 403 403 ✓ 403 ✓ 403', () =>
    Promise.resolve({ json: { ...A_REPLY, shared: true } })
  ),
  row('PUT /api/admin/saved-replies/:id', '401 403 ✓ ✓ ✓ ✓ 403', async (id) => ({
    ...(await ownReply(id)),
    json: A_REPLY,
  })),
  row('PUT /api/admin/saved-replies/:id (shared)', '401 403 403 ✓ 403 ✓ 403', async () => ({
    ...(await sharedReply()),
    json: A_REPLY,
  })),
  row(
    "PUT /api/admin/saved-replies/:id (somebody else's)",
    '401 403 404 404 404 404 403',
    async () => ({
      ...(await othersReply()),
      json: A_REPLY,
    })
  ),
  row('DELETE /api/admin/saved-replies/:id', '401 403 ✓ ✓ ✓ ✓ 403', ownReply),
  row('DELETE /api/admin/saved-replies/:id (shared)', '401 403 403 ✓ 403 ✓ 403', sharedReply),
  row(
    "DELETE /api/admin/saved-replies/:id (somebody else's)",
    '401 403 404 404 404 404 403',
    othersReply
  ),
  row('GET /api/discord/channels', '401 403 403 403 ✓ ✓ 403'),
  row('GET /api/admin/announcements', '401 403 403 403 ✓ ✓ 403'),
  row('POST /api/admin/announcements', '401 403 403 403 ✓ ✓ 403', async () => ({
    json: { ...ANNOUNCEMENT, channelId: CHANNELS.greenhouse.id },
  })),
  row('POST /api/admin/announcements/:id/send', '401 403 403 403 ✓ ✓ 403', async () => ({
    id: (await makeAnnouncement({ state: 'failed', failure: 'Missing Access' })).id,
  })),
  row('PUT /api/admin/announcements/:id', '401 403 403 403 ✓ ✓ 403', async () => ({
    id: (await makeAnnouncement()).id,
    json: ANNOUNCEMENT,
  })),
  row('DELETE /api/admin/announcements/:id', '401 403 403 403 ✓ ✓ 403', async () => ({
    id: (await makeAnnouncement()).id,
  })),
]
