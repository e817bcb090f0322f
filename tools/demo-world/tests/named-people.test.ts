import { describe, expect, test } from 'vitest'
import {
  BOTS,
  DAY_MS,
  HOUR_MS,
  PEOPLE,
  dailyVotes,
  dateAt,
  offsetMs,
  type DemoAd,
  type DemoCertificationApplication,
  type DemoReview,
  type MemberRecord,
} from '../src/index.ts'
import { bot, listOwnedBots, person, world } from './world.ts'

const NOW = new Date('2030-03-01T12:00:00Z')

type Restriction = NonNullable<MemberRecord['ban']>

function lengthInMs(restriction: Restriction): number {
  return offsetMs(restriction.expiresAt!) - offsetMs(restriction.since)
}

function reviewsWhere(
  match: (mainOwner: string, additionalOwners: readonly string[], author: string) => boolean
): DemoReview[] {
  return world.reviews.filter((review) => {
    const { mainOwner, additionalOwners } = bot(review.botId)
    return match(mainOwner, additionalOwners, review.userId)
  })
}

function applications(status: DemoCertificationApplication['status']): number {
  return world.certificationApplications.filter((a) => a.status === status).length
}

function liveAds(): DemoAd[] {
  return world.ads.filter(
    (ad) =>
      ad.isActive &&
      (ad.startDate === null || offsetMs(ad.startDate) <= 0) &&
      (ad.endDate === null || offsetMs(ad.endDate) > 0)
  )
}

describe('the named people of the demo world', () => {
  test.each([
    ['200000000000000001', 'Olivia Owner'],
    ['200000000000000002', 'Mihai Moderator'],
    ['200000000000000003', 'Rita Reviewer'],
    ['200000000000000004', 'Devon Developer'],
    ['200000000000000005', 'Paula Premium'],
    ['200000000000000006', 'Bruno Builder'],
    ['200000000000000007', 'Carla Coowner'],
    ['200000000000000008', 'Vlad Visitor'],
    ['200000000000000009', 'Nina Newcomer'],
    ['200000000000000010', 'Boris Banned'],
    ['200000000000000011', 'Tara Tempban'],
    ['200000000000000012', 'Dan Disabled'],
    ['200000000000000013', 'Toma Timeout'],
    ['200000000000000014', 'Bianca Barred'],
    ['200000000000000015', 'Oscar Other'],
    ['200000000000000016', 'Lia Limit'],
    ['200000000000000017', 'Emil Ending'],
    ['200000000000000018', 'Bogdan Blocked'],
    ['200000000000000019', 'Vera Voter'],
  ])('%s is %s, a member with that name on the platform', (id, name) => {
    expect(person(id).name).toBe(name)
    expect(person(id).account.globalName).toBe(name)
    expect(person(id).member).not.toBeNull()
  })

  test.each([
    [PEOPLE.olivia, ['owner']],
    [PEOPLE.mihai, ['moderator']],
    [PEOPLE.rita, ['reviewer']],
    [PEOPLE.devon, ['developer_community']],
    [PEOPLE.oscar, ['owner']],
    [PEOPLE.bianca, ['moderator']],
    [PEOPLE.vlad, ['user']],
  ])('%s has the roles %j', (id, roles) => {
    expect(person(id).member!.roles).toEqual(roles)
  })

  test('staff do not have the role user', () => {
    const staff = new Set(['owner', 'moderator', 'reviewer', 'developer_community'])
    for (const { member } of world.people) {
      if (!member) continue
      const base = member.roles.filter((role) => role === 'user' || staff.has(role))
      expect(base).toHaveLength(1)
    }
  })

  test('Rita is the main owner of one pending bot', () => {
    expect(listOwnedBots(PEOPLE.rita).map((b) => [b.id, b.approvalStatus])).toEqual([
      [BOTS.ritaPending, 'pending'],
    ])
  })

  test('Paula has premium through Stripe and owns two bots with a vote history', () => {
    const { subscription } = person(PEOPLE.paula).member!
    expect(subscription).toMatchObject({ provider: 'stripe', canceled: false })
    expect(subscription!.stripeCustomerId).toBeTruthy()
    expect(dateAt(subscription!.expiresAt, NOW) > NOW).toBe(true)
    expect(world.premiumTransactions.some((t) => t.userId === PEOPLE.paula)).toBe(true)

    expect(listOwnedBots(PEOPLE.paula).map((b) => b.id)).toEqual([
      BOTS.paulaFirst,
      BOTS.paulaSecond,
    ])
    for (const { id } of listOwnedBots(PEOPLE.paula)) {
      const total = world.botVotes
        .filter((vote) => vote.botId === id)
        .reduce((sum, vote) => sum + vote.count, 0)
      const days = dailyVotes(world.botVotes, id)
      expect(days.length).toBeGreaterThan(60)
      expect(days.reduce((sum, day) => sum + day.votes, 0)).toBe(total)
    }
  })

  test('Bruno is the main owner of four bots: approved, pending, rejected, certified', () => {
    expect(listOwnedBots(PEOPLE.bruno)).toHaveLength(4)
    expect(bot(BOTS.brunoApproved)).toMatchObject({ approvalStatus: 'approved', certified: null })
    expect(bot(BOTS.brunoPending)).toMatchObject({ approvalStatus: 'pending', decided: null })
    expect(bot(BOTS.brunoRejected).approvalStatus).toBe('rejected')
    expect(bot(BOTS.brunoRejected).approvalReason).toBeTruthy()
    expect(bot(BOTS.brunoCertified).approvalStatus).toBe('approved')
    expect(bot(BOTS.brunoCertified).certified).not.toBeNull()
    for (const owned of listOwnedBots(PEOPLE.bruno)) expect(owned.autoDeleted).toBe(false)
  })

  test("Carla is co-owner of Bruno's approved bot and of no other", () => {
    const owned = world.bots.filter((b) => b.additionalOwners.includes(PEOPLE.carla))
    expect(owned.map((b) => b.id)).toEqual([BOTS.brunoApproved])
    expect(listOwnedBots(PEOPLE.carla)).toEqual([])
  })

  test('Vlad owns no bots and has no reviews or votes', () => {
    expect(listOwnedBots(PEOPLE.vlad)).toEqual([])
    expect(world.reviews.filter((r) => r.userId === PEOPLE.vlad)).toEqual([])
    expect(world.botVotes.filter((v) => v.userId === PEOPLE.vlad)).toEqual([])
    expect(world.reviews.flatMap((r) => r.votes).filter((v) => v.userId === PEOPLE.vlad)).toEqual(
      []
    )
    expect(person(PEOPLE.vlad).account.serverMembership).not.toBeNull()
  })

  test('Nina is a member who is not in the community server', () => {
    expect(person(PEOPLE.nina).account.serverMembership).toBeNull()
    expect(person(PEOPLE.nina).member!.roles).toEqual(['user'])
  })

  test('bans and disablements have the expected durations', () => {
    const { boris, tara, dan, toma, bianca } = PEOPLE
    expect(person(boris).member!.ban).toMatchObject({ expiresAt: null })
    expect(person(boris).member!.ban!.reason).toBeTruthy()
    expect(person(bianca).member!.ban).not.toBeNull()
    expect(person(dan).member!.disablement).toMatchObject({ expiresAt: null })

    expect(lengthInMs(person(tara).member!.ban!)).toBe(14 * DAY_MS)
    expect(lengthInMs(person(toma).member!.disablement!)).toBe(2 * DAY_MS)
    for (const ends of [
      person(tara).member!.ban!.expiresAt!,
      person(toma).member!.disablement!.expiresAt!,
    ]) {
      expect(offsetMs(ends)).toBeGreaterThan(DAY_MS)
    }

    const restricted = world.people.filter((p) => p.member?.ban || p.member?.disablement)
    expect(new Set(restricted.map((p) => p.id))).toEqual(new Set([boris, tara, dan, toma, bianca]))
  })

  test('Lia is the main owner of five bots, one with 150 servers, one with 40', () => {
    expect(listOwnedBots(PEOPLE.lia)).toHaveLength(5)
    expect(bot(BOTS.lia150Servers)).toMatchObject({
      mainOwner: PEOPLE.lia,
      approvalStatus: 'approved',
      certified: null,
      serverCount: { value: 150 },
    })
    expect(bot(BOTS.lia40Servers)).toMatchObject({
      mainOwner: PEOPLE.lia,
      approvalStatus: 'approved',
      serverCount: { value: 40 },
    })
    const applied = world.certificationApplications.map((a) => a.botId)
    expect(applied).not.toContain(BOTS.lia150Servers)
  })

  test('Emil has premium through PayPal, canceled, which ends in three days', () => {
    const { subscription } = person(PEOPLE.emil).member!
    expect(subscription).toMatchObject({ provider: 'paypal', canceled: true })
    expect(offsetMs(subscription!.expiresAt)).toBe(3 * DAY_MS)
    expect(subscription!.paypalSubscriptionId).toBeTruthy()
  })

  test("Bogdan is blocked from Bruno's approved bot, with a review there and an entry in the audit log", () => {
    expect(world.ratingBlocks).toMatchObject([
      { botId: BOTS.brunoApproved, blockedUserId: PEOPLE.bogdan, blockedBy: PEOPLE.bruno },
    ])
    const review = world.reviews.find(
      (r) => r.userId === PEOPLE.bogdan && r.botId === BOTS.brunoApproved
    )
    expect(review).toMatchObject({ isBlocked: true })
    const entry = world.adminLogs.find((log) => log.action === 'block_reviewer')
    expect(entry!.details.oldValue).toBe(review!.comment)
    expect(world.reviews.filter((r) => r.isBlocked)).toEqual([review])
  })

  test("Vera voted for Bruno's approved bot five hours ago", () => {
    const vote = world.botVotes.find(
      (v) => v.userId === PEOPLE.vera && v.botId === BOTS.brunoApproved
    )
    expect(offsetMs(vote!.lastVoteAt)).toBe(-5 * HOUR_MS)
  })

  test('no other named person is within a cooldown, so each may vote', () => {
    const cast = new Set<string>(Object.values(PEOPLE))
    const recent = world.botVotes.filter(
      (v) => cast.has(v.userId) && offsetMs(v.lastVoteAt) > -12 * HOUR_MS
    )
    expect(recent.map((v) => v.userId)).toEqual([PEOPLE.vera])
  })
})

describe('the demo world also has', () => {
  test('reviews by a main owner, by a co-owner, with a heart and with a reply', () => {
    expect(reviewsWhere((owner, _extra, author) => owner === author).length).toBeGreaterThan(0)
    expect(reviewsWhere((_owner, extra, author) => extra.includes(author)).length).toBeGreaterThan(
      1
    )
    expect(world.reviews.filter((r) => r.hasOwnerHeart).length).toBeGreaterThan(10)
    expect(world.reviews.filter((r) => r.ownerReply).length).toBeGreaterThan(10)
    expect(world.reviews.filter((r) => r.comment === null).length).toBeGreaterThan(10)
    expect(world.reviews.length).toBeGreaterThan(200)
  })

  test('pending and rejected certification applications, and one for each certified bot', () => {
    expect(applications('pending')).toBeGreaterThan(0)
    expect(applications('rejected')).toBeGreaterThan(0)
    expect(applications('approved')).toBe(world.bots.filter((b) => b.certified).length)
    for (const a of world.certificationApplications) {
      expect(bot(a.botId).serverCount.value).toBeGreaterThanOrEqual(100)
      expect(bot(a.botId).approvalStatus).toBe('approved')
      expect(bot(a.botId).certified !== null).toBe(a.status === 'approved')
      expect(a.reviewReason !== null).toBe(a.status === 'rejected')
    }
  })

  test('pending bots that wait for staff, for their owners, and until a snooze ends', () => {
    const pending = world.bots.filter((b) => b.approvalStatus === 'pending').map((b) => b.id)
    const viewed = new Set(world.views.map((v) => v.botId))
    expect(pending.some((id) => viewed.has(id))).toBe(true)
    expect(pending.some((id) => !viewed.has(id))).toBe(true)
    expect(world.views.filter((v) => v.snoozedUntil)).toMatchObject([
      { botId: BOTS.raduPending, viewerId: PEOPLE.mihai },
    ])
    expect(world.questions.filter((q) => q.answer === null)).toMatchObject([
      { botId: BOTS.liaPending, askerId: PEOPLE.rita },
    ])
    expect(bot(BOTS.liaPending).mainOwner).toBe(PEOPLE.lia)
    expect(world.questions.filter((q) => q.answer)).toMatchObject([
      { botId: BOTS.brunoPending, askerId: PEOPLE.mihai, answer: { authorId: PEOPLE.bruno } },
    ])
  })

  test('sent and pending announcements', () => {
    expect(world.announcements.some((a) => a.messageId !== null)).toBe(true)
    expect(world.announcements.some((a) => a.messageId === null)).toBe(true)
  })

  test.each(['header', 'sidebar', 'in-list', 'footer'])('one active ad at %s', (placement) => {
    expect(liveAds().filter((ad) => ad.placement === placement)).toHaveLength(1)
  })

  test('one inactive, one expired and one future ad; no ad loads anything', () => {
    expect(world.ads.filter((ad) => !ad.isActive)).toHaveLength(1)
    expect(world.ads.filter((ad) => ad.endDate && offsetMs(ad.endDate) < 0)).toHaveLength(1)
    expect(world.ads.filter((ad) => ad.startDate && offsetMs(ad.startDate) > 0)).toHaveLength(1)
    for (const ad of world.ads) expect(ad.content).not.toMatch(/\b(?:src|@import|url\()/i)
  })
})
