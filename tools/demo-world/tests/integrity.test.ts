import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  CORE_ONLY,
  DAY_MS,
  HOUR_MS,
  botId,
  createDemoWorld,
  dateAt,
  offsetMs,
  type DemoBot,
  type Offset,
} from '../src/index.ts'
import { bot, person, world } from './world.ts'

const COOLDOWN_MS = 12 * HOUR_MS
const LONGEST_SNOOZE_MS = 30 * DAY_MS

const NOW: Offset = {}

function repeated<T>(values: readonly T[]): T[] {
  const seen = new Set<T>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

/** The pairs that are in the wrong order, as milliseconds from seeding. */
function misordered(pairs: readonly (readonly [earlier: Offset, later: Offset])[]) {
  return pairs
    .map(([earlier, later]) => [offsetMs(earlier), offsetMs(later)] as const)
    .filter(([earlier, later]) => earlier > later)
}

function listOwners(id: string) {
  return [bot(id).mainOwner, ...bot(id).additionalOwners]
}

function never(): never {
  throw new Error('The demo world asks nobody.')
}

describe('uniqueness', () => {
  test('ids are unique across all kinds', () => {
    expect(
      repeated([
        ...world.people.map((p) => p.id),
        ...world.bots.map((b) => b.id),
        ...world.unlistedBots.map((b) => b.id),
        world.application.id,
      ])
    ).toEqual([])
  })

  test('unique columns of the database have unique values', () => {
    expect(repeated(world.people.map((p) => p.account.username))).toEqual([])
    expect(repeated(world.people.flatMap((p) => p.account.email ?? []))).toEqual([])
    expect(repeated(world.reviews.map((r) => `${r.botId}/${r.userId}`))).toEqual([])
    expect(repeated(world.botVotes.map((v) => `${v.botId}/${v.userId}`))).toEqual([])
    expect(repeated(world.certificationApplications.map((a) => a.botId))).toEqual([])
    expect(repeated(world.views.map((v) => `${v.botId}/${v.viewerId}`))).toEqual([])
    const open = world.questions.filter(({ answer }) => answer === null)
    expect(repeated(open.map((q) => q.botId))).toEqual([])
    expect(repeated(world.premiumTransactions.map((t) => t.transactionId))).toEqual([])
    for (const review of world.reviews)
      expect(repeated(review.votes.map((v) => v.userId))).toEqual([])
  })

  test('everybody has their own images', () => {
    const accounts = [...world.people, ...world.bots, ...world.unlistedBots].map((x) => x.account)
    expect(repeated(accounts.flatMap((a) => a.avatar ?? []))).toEqual([])
    expect(repeated(accounts.flatMap((a) => a.banner ?? []))).toEqual([])
    expect(repeated(world.bots.map((b) => b.account.accentColor))).toEqual([])
  })

  test('ids exceed the precision of a number', () => {
    for (const { id } of [...world.people, ...world.bots]) {
      expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
    }
  })
})

describe('references', () => {
  const members = new Set(world.people.filter((p) => p.member).map((p) => p.id))

  test('everybody who acts is a member', () => {
    const doers = [
      ...world.bots.flatMap((b) => [b.mainOwner, ...b.additionalOwners]),
      ...world.bots.flatMap((b) => [b.decided?.by ?? [], b.certified?.by ?? []].flat()),
      ...world.reviews.flatMap((r) => [r.userId, ...r.votes.map((v) => v.userId)]),
      ...world.botVotes.map((v) => v.userId),
      ...world.ratingBlocks.flatMap((b) => [b.blockedBy, b.blockedUserId]),
      ...world.certificationApplications.flatMap((a) => [a.userId, a.reviewedBy ?? []].flat()),
      ...world.reports.flatMap((r) => [r.reporterId, r.decision?.by ?? []].flat()),
      ...world.questions.flatMap((q) => [q.askerId, q.answer?.authorId ?? []].flat()),
      ...world.views.map((v) => v.viewerId),
      ...world.supportRequests.flatMap((r) => [r.userId, r.resolvedBy ?? []].flat()),
      ...world.announcements.map((a) => a.authorId),
      ...world.adminLogs.map((l) => l.adminId),
      ...world.premiumTransactions.map((t) => t.userId),
    ]
    for (const id of doers) expect(members).toContain(id)
  })

  test('decisions are made by staff, never on their own bots', () => {
    for (const b of world.bots) {
      for (const decision of [b.decided, b.certified]) {
        if (!decision) continue
        expect(person(decision.by).member!.roles).not.toContain('user')
        expect([b.mainOwner, ...b.additionalOwners]).not.toContain(decision.by)
      }
    }
  })

  test('only staff ask and view, and only owners answer, about pending bots', () => {
    const acts = [
      ...world.questions.map(({ botId: id, askerId }) => [id, askerId] as const),
      ...world.views.map(({ botId: id, viewerId }) => [id, viewerId] as const),
    ]
    for (const [id, staffId] of acts) {
      expect(bot(id).approvalStatus).toBe('pending')
      expect(person(staffId).member!.roles).not.toContain('user')
      expect(listOwners(id)).not.toContain(staffId)
    }
    for (const { botId: id, answer } of world.questions) {
      if (answer === null) continue
      expect(listOwners(id)).toContain(answer.authorId)
    }
  })

  test('whoever has written about a pending bot has viewed it', () => {
    const viewed = world.views.map((v) => `${v.botId}/${v.viewerId}`)
    for (const { botId: id, askerId } of world.questions)
      expect(viewed).toContain(`${id}/${askerId}`)
    for (const { botId: id, authorId } of world.staffNotes)
      expect(viewed).toContain(`${id}/${authorId}`)
  })

  test('everything refers to an existing bot that is approved where needed', () => {
    for (const { botId: id } of [...world.reviews, ...world.botVotes, ...world.ratingBlocks]) {
      expect(bot(id).approvalStatus).toBe('approved')
    }
  })

  test('applications come from an owner; channels and server roles exist', () => {
    for (const a of world.certificationApplications) {
      expect([bot(a.botId).mainOwner, ...bot(a.botId).additionalOwners]).toContain(a.userId)
    }
    const channels = new Set(world.communityServer.channels.map((c) => c.id))
    for (const a of world.announcements) expect(channels).toContain(a.channelId)
    const roles = new Set(world.communityServer.roles.map((r) => r.id))
    for (const p of world.people) {
      for (const role of p.account.serverMembership?.roles ?? []) expect(roles).toContain(role)
    }
  })

  test('a subscription and its transactions refer to each other', () => {
    for (const { id, member } of world.people) {
      if (!member?.subscription) continue
      const { stripeSubscriptionId, paypalSubscriptionId, provider } = member.subscription
      const own = world.premiumTransactions.filter((t) => t.userId === id)
      expect(own.length).toBeGreaterThan(0)
      for (const transaction of own) {
        expect(transaction.provider).toBe(provider)
        expect(transaction.subscriptionId).toBe(stripeSubscriptionId ?? paypalSubscriptionId)
      }
    }
  })
})

describe('dates', () => {
  test('bots are submitted, decided and certified in this order, after their owner joined', () => {
    const pairs = world.bots.flatMap((b) => {
      const stations = [b.createdAt, b.decided?.at, b.certified?.at, NOW].filter((at) => at != null)
      return [
        [person(b.mainOwner).member!.createdAt, b.createdAt] as const,
        [b.createdAt, b.updatedAt] as const,
        [b.updatedAt, NOW] as const,
        ...stations.slice(1).map((at, index) => [stations[index]!, at] as const),
      ]
    })
    expect(pairs.length).toBeGreaterThan(world.bots.length * 4)
    expect(misordered(pairs)).toEqual([])
  })

  test('reviews and votes come after their bot was listed and their author had joined', () => {
    const reviews = world.reviews.flatMap((r) => [
      [bot(r.botId).decided!.at, r.createdAt] as const,
      [person(r.userId).member!.createdAt, r.createdAt] as const,
      [r.createdAt, r.updatedAt] as const,
      [r.updatedAt, NOW] as const,
      ...r.votes.flatMap((vote) => [[r.createdAt, vote.at] as const, [vote.at, NOW] as const]),
    ])
    const votes = world.botVotes.flatMap((v) => [
      [bot(v.botId).decided!.at, v.firstVoteAt] as const,
      [person(v.userId).member!.createdAt, v.firstVoteAt] as const,
      [v.firstVoteAt, v.lastVoteAt] as const,
      [v.lastVoteAt, NOW] as const,
    ])
    expect(misordered(reviews)).toEqual([])
    expect(misordered(votes)).toEqual([])
  })

  test('questions come after the submission, answers after them, and snoozes end later', () => {
    const pairs = world.questions.flatMap((q) => {
      const stations = [bot(q.botId).createdAt, q.createdAt, q.answer?.createdAt ?? NOW, NOW]
      return stations.slice(1).map((at, index) => [stations[index]!, at] as const)
    })
    expect(misordered(pairs)).toEqual([])
    const ends = world.views.flatMap((v) => v.snoozedUntil ?? [])
    for (const end of ends) {
      expect(offsetMs(end)).toBeGreaterThan(DAY_MS)
      expect(offsetMs(end)).toBeLessThan(LONGEST_SNOOZE_MS)
    }
  })

  test('nobody voted during a cooldown', () => {
    for (const v of world.botVotes) {
      const span = offsetMs(v.lastVoteAt) - offsetMs(v.firstVoteAt)
      // Offsets are whole minutes, so each end may be off by half a minute.
      expect(span + HOUR_MS / 60).toBeGreaterThanOrEqual((v.count - 1) * COOLDOWN_MS)
      expect(v.count).toBeGreaterThan(0)
    }
  })

  test('the audit log is in order and in the past', () => {
    const times = world.adminLogs.map((l) => offsetMs(l.createdAt))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(0)
    expect(world.adminLogs.length).toBeGreaterThan(60)
  })

  test('an offset is resolved from the moment of seeding', () => {
    const seeded = new Date('2030-01-10T00:00:00Z')
    expect(dateAt({ days: -1, hours: 2, minutes: -30 }, seeded).toISOString()).toBe(
      '2030-01-09T01:30:00.000Z'
    )
  })
})

describe('determinism', () => {
  afterEach(() => vi.restoreAllMocks())

  test('two worlds are equal, and neither uses a clock or Math.random', () => {
    vi.spyOn(Math, 'random').mockImplementation(never)
    vi.spyOn(Date, 'now').mockImplementation(never)
    expect(createDemoWorld()).toEqual(world)
  })

  const core = createDemoWorld(CORE_ONLY)

  test('additional bots get reviews and votes, and do not change the others', () => {
    const seed = bot(botId(18))
    const further: DemoBot[] = [61, 62].map((n) => Object.assign({}, seed, { id: botId(n) }))
    const larger = createDemoWorld({ ...CORE_ONLY, furtherBots: further })

    expect(larger.bots).toHaveLength(core.bots.length + 2)
    expect(larger.reviews.slice(0, core.reviews.length)).toEqual(core.reviews)
    expect(larger.botVotes.slice(0, core.botVotes.length)).toEqual(core.botVotes)
    for (const { id } of further) {
      expect(larger.reviews.some((r) => r.botId === id)).toBe(true)
      expect(larger.botVotes.some((v) => v.botId === id)).toBe(true)
    }
  })

  test('the whole world extends the hand-written one without changing it', () => {
    expect(world.people.slice(0, core.people.length)).toEqual(core.people)
    expect(world.reviews.slice(0, core.reviews.length)).toEqual(core.reviews)
    expect(world.botVotes.slice(0, core.botVotes.length)).toEqual(core.botVotes)
    expect(world.ratingBlocks).toEqual(core.ratingBlocks)
    for (const log of core.adminLogs) expect(world.adminLogs).toContainEqual(log)
  })
})
