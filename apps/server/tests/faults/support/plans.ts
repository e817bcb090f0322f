import { randomUUID } from 'node:crypto'
import {
  makeBot,
  makeCategory,
  makeRating,
  makeStaff,
  makeUser,
  nextSnowflake,
} from '#database/factories/index'
import type { PaymentProvider } from '#app/premium/rules'
import { MAX_OPEN_SUPPORT_REQUESTS } from '#app/support/rules'
import { NEWS } from '#tests/announcements/support/deliveries'
import { submissionOf } from '#tests/directory/support/builders'
import { appended, type Effect, markPrivate, stored } from '#tests/faults/support/history'
import { createSessionHeaders } from '#tests/identity/support/session_headers'
import { PURCHASE_PATHS } from '#tests/premium/support/payments'

/** A member with the headers that authenticate them. */
export interface Actor {
  id: string
  headers: Record<string, string>
}

export interface PlannedWrite {
  what: string
  actor: Actor
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: unknown
  effects: readonly Effect[]
  /** The `Idempotency-Key`. Without one, a retry is told that the write was applied already. */
  key: string | undefined
  /** Whether the actor may not do this, so that it has to be rejected. */
  isForbidden?: boolean
}

// oxlint-disable-next-line typescript/no-explicit-any -- bodies of any route
export type Body = any

/** Yields writes that depend on each other, and receives the body of each, or nothing if it was not acknowledged. */
export type Plan = Generator<PlannedWrite, void, Body | undefined>

export interface Sizes {
  members: number
  bots: number
  decisions: number
  roleChanges: number
  announcements: number
  submissions: number
  payers: number
}

const KEYLESS_VOTE_EVERY = 4
const SUPPORT_REQUEST_EVERY = 10
/** Nobody answers the requests, so a member cannot send more in a long run. */
const SUPPORT_REQUEST_TURNS = SUPPORT_REQUEST_EVERY * MAX_OPEN_SUPPORT_REQUESTS
const FORBIDDEN_EVERY = 15
const CATEGORY = 'Utility'
const BATCH = 10

async function enter({ id }: { id: string }): Promise<Actor> {
  return { id, headers: await createSessionHeaders(id) }
}

/** Creates a member whose email address only they may see. */
async function makeActor(): Promise<Actor> {
  const id = nextSnowflake('member')
  return enter(await makeUser({ id, email: `${markPrivate(id)}@example.test` }))
}

/** Commits wait for the disk, so several rows are made at once. */
async function makeEach<Made>(count: number, make: () => Promise<Made>) {
  const made: Made[] = []
  while (made.length < count) {
    const batch = Math.min(BATCH, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: batch }, make))))
  }
  return made
}

const withKey = (write: Omit<PlannedWrite, 'key'>): PlannedWrite => {
  return { ...write, key: randomUUID() }
}

/** Creates the people and the bots that the writes are about. */
export async function createCast(sizes: Sizes) {
  await makeCategory(CATEGORY)
  const bots = await makeEach(sizes.bots, () => makeBot({ categories: [CATEGORY] }))
  const members = await makeEach(sizes.members, async () => {
    const actor = await makeActor()
    const own = await makeBot({ userId: actor.id, categories: [CATEGORY] })
    const review = await makeRating({ botId: own.id })
    return { actor, own, review }
  })
  return {
    bots,
    members,
    reviewer: await enter(await makeStaff('reviewer')),
    owner: await enter(await makeStaff('owner')),
    pending: await makeEach(sizes.decisions, () =>
      makeBot({ approvalStatus: 'pending', categories: [CATEGORY] })
    ),
    promoted: await makeEach(sizes.roleChanges, () => makeUser()),
    submitters: await makeEach(sizes.submissions, makeActor),
    payers: await makeEach(sizes.payers, makeActor),
  }
}

export type Cast = Awaited<ReturnType<typeof createCast>>
type Member = Cast['members'][number]

/** A member votes for a bot. */
function* planVote({ actor }: Member, bot: { id: number }, turn: number): Plan {
  const write = {
    what: 'vote',
    actor,
    method: 'POST',
    path: `/api/bots/${bot.id}/vote`,
    json: {},
    effects: [appended(`vote ${bot.id} by ${actor.id}`)],
  } as const
  yield turn % KEYLESS_VOTE_EVERY === 0 ? { ...write, key: undefined } : withKey(write)
}

/** A member reviews a bot, changes the review, deletes it and writes another. */
function* planReview({ actor }: Member, bot: { id: number; discordBotId: string }): Plan {
  const target = `review ${bot.id} by ${actor.id}`
  const create = (rating: number) =>
    withKey({
      what: 'review',
      actor,
      method: 'POST',
      path: `/api/bots/discord/${bot.discordBotId}/ratings`,
      json: { rating },
      effects: [stored(target, String(rating))],
    })
  const created = yield create(4)
  if (!created) return
  const path = `/api/ratings/${created.id}`
  for (const rating of [2, 5]) {
    const json = { rating }
    const effects = [stored(target, String(rating))]
    const edit = { what: 'review edit', actor, method: 'PATCH', path, json, effects } as const
    if (!(yield withKey(edit))) return
  }
  const effects = [
    stored(target, null),
    appended(`audit delete_review ${created.id} by ${actor.id}`),
  ]
  const isDeleted = yield withKey({
    what: 'review deletion',
    actor,
    method: 'DELETE',
    path,
    effects,
  })
  if (isDeleted) yield create(3)
}

/** Members like or dislike a review, change their mind, and take the vote back. */
function* planLikes({ actor }: Member, { review: { id } }: Member): Plan {
  const target = `like ${id} by ${actor.id}`
  const path = `/api/ratings/${id}/vote`
  for (const choice of [1, -1]) {
    const effects = [stored(target, String(choice))]
    const json = { vote: choice }
    const write = { what: 'review vote', actor, method: 'POST', path, json, effects } as const
    if (!(yield withKey(write))) return
  }
  const effects = [stored(target, null)]
  yield withKey({ what: 'review vote', actor, method: 'DELETE', path, effects })
}

/** A bot's owner gives and takes a heart, which toggles. */
function* planHearts({ actor, review: { id } }: Member): Plan {
  for (let isGiven = true; ; isGiven = !isGiven) {
    const isKnown = yield withKey({
      what: 'heart',
      actor,
      method: 'POST',
      path: `/api/ratings/${id}/heart`,
      json: {},
      effects: [stored(`heart ${id}`, String(isGiven))],
    })
    if (!isKnown) return
  }
}

/** A member numbers the versions of the own profile. */
function* planProfileEdits({ actor }: Member): Plan {
  for (let version = 1; ; version++) {
    const bio = `Version ${version}`
    const isKnown = yield withKey({
      what: 'profile',
      actor,
      method: 'PATCH',
      path: '/api/user/profile',
      json: { bio },
      effects: [stored(`bio of ${actor.id}`, bio)],
    })
    if (!isKnown) return
  }
}

/** A member edits the own bot. */
function* planBotEdits({ actor, own: { id, discordBotId } }: Member): Plan {
  for (let version = 1; ; version++) {
    const shortDescription = `Version ${version} of the text.`
    const isKnown = yield withKey({
      what: 'bot edit',
      actor,
      method: 'PATCH',
      path: `/api/bots/${id}`,
      json: { shortDescription },
      effects: [
        stored(`text of ${discordBotId}`, shortDescription),
        appended(`audit edit_bot ${discordBotId} by ${actor.id}`),
      ],
    })
    if (!isKnown) return
  }
}

function* planSupportRequest({ actor }: Member, number: number): Plan {
  const text = `${markPrivate(actor.id)}: question ${number}`
  yield withKey({
    what: 'support request',
    actor,
    method: 'POST',
    path: '/api/user/support-requests',
    json: { subject: 'A question', text },
    effects: [appended(`support ${text}`)],
  })
}

/** A member tries to edit somebody else's review. */
function* planForbiddenEdit({ actor }: Member, { review: { id } }: Member): Plan {
  yield withKey({
    what: 'forbidden edit',
    actor,
    method: 'PATCH',
    path: `/api/ratings/${id}`,
    json: { rating: 1 },
    effects: [],
    isForbidden: true,
  })
}

interface StartedPlan {
  readonly plan: Plan
  next: ReturnType<Plan['next']>
}

const startPlan = (plan: Plan): StartedPlan => ({ plan, next: plan.next() })

/** Yields the next write of each plan that has not ended. */
function* advance(plans: readonly StartedPlan[]): Plan {
  for (const one of plans) {
    if (!one.next.done) one.next = one.plan.next(yield one.next.value)
  }
}

/** Takes turns, so that a member's writes are about different things. */
function* alternate(plans: readonly Plan[]): Plan {
  const started = plans.map(startPlan)
  while (started.some(({ next }) => !next.done)) yield* advance(started)
}

/** Returns everything that these members do, each with one bot after the other. */
export function* planMembers(members: readonly Member[], { bots, members: all }: Cast): Plan {
  const endless = members.map((member) =>
    [planHearts(member), planProfileEdits(member), planBotEdits(member)].map(startPlan)
  )
  for (const [turn, bot] of bots.entries()) {
    for (const [index, member] of members.entries()) {
      const other = all[(all.indexOf(member) + 1 + turn) % all.length]!
      yield* alternate([
        planVote(member, bot, turn),
        planReview(member, bot),
        ...(other !== member && turn < all.length - 1 ? [planLikes(member, other)] : []),
        ...(turn % SUPPORT_REQUEST_EVERY === 0 && turn < SUPPORT_REQUEST_TURNS
          ? [planSupportRequest(member, turn)]
          : []),
        ...(turn % FORBIDDEN_EVERY === 0 && other !== member
          ? [planForbiddenEdit(member, other)]
          : []),
      ])
      yield* advance(endless[index]!)
    }
  }
}

const STATUS = { approve: 'approved', reject: 'rejected' } as const

export function* planDecisions({ reviewer: actor, pending }: Cast): Plan {
  for (const [index, { id, discordBotId, userId }] of pending.entries()) {
    const decision = index % 2 === 0 ? 'approve' : 'reject'
    yield withKey({
      what: 'decision',
      actor,
      method: 'POST',
      path: `/api/admin/bots/${id}/${decision}`,
      json: decision === 'reject' ? { reason: 'The prefix is taken.' } : {},
      effects: [
        stored(`status of ${discordBotId}`, STATUS[decision]),
        appended(`audit ${decision}_bot ${discordBotId} by ${actor.id}`),
        appended(`inbox bot_${STATUS[decision]} ${discordBotId} to ${userId}`),
      ],
    })
  }
}

const ROLES = ['reviewer', 'user'] as const

export function* planRoleChanges({ owner: actor, promoted }: Cast): Plan {
  for (const { id } of promoted) {
    for (const role of ROLES) {
      const isKnown = yield withKey({
        what: 'role change',
        actor,
        method: 'PATCH',
        path: `/api/admin/users/${id}`,
        json: { role },
        effects: [
          stored(`roles of ${id}`, role),
          appended(`audit update_role ${id} by ${actor.id}`),
        ],
      })
      if (!isKnown) break
    }
  }
}

export function* planAnnouncements({ owner: actor }: Cast, count: number): Plan {
  for (let number = 1; number <= count; number++) {
    const title = `News ${number}`
    yield withKey({
      what: 'announcement',
      actor,
      method: 'POST',
      path: '/api/admin/announcements',
      json: { ...NEWS, title },
      effects: [
        appended(`announcement ${title}`),
        appended(`message ${title}`),
        appended(`audit create_announcement ${title} by ${actor.id}`),
      ],
    })
  }
}

/** @param addBot makes Discord know a bot */
export function* planSubmissions({ submitters }: Cast, addBot: (id: string) => void): Plan {
  for (const actor of submitters) {
    const id = nextSnowflake('bot')
    addBot(id)
    const json = submissionOf(id, { tags: [CATEGORY] })
    yield withKey({
      what: 'submission',
      actor,
      method: 'POST',
      path: '/api/bots',
      json,
      effects: [
        stored(`status of ${id}`, 'pending'),
        stored(`text of ${id}`, json.shortDescription),
        appended(`audit submit_bot ${id} by ${actor.id}`),
      ],
    })
  }
}

/** Returns the write that begins a purchase. The payment happens at the provider. */
export function planPurchase(actor: Actor, provider: PaymentProvider): PlannedWrite {
  return withKey({
    what: `purchase at ${provider}`,
    actor,
    method: 'POST',
    path: PURCHASE_PATHS[provider],
    json: { planType: 'monthly' },
    effects: [],
  })
}
