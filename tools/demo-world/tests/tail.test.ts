import { describe, expect, test } from 'vitest'
import { CORE_ONLY, createDemoWorld, tailPeopleIds } from '../src/index.ts'
import { kinds } from '../src/tail/kinds/index.ts'
import { listOwnedBots, person, world } from './world.ts'

const core = createDemoWorld(CORE_ONLY)
const tailBots = world.bots.slice(core.bots.length)
const tailPeople = world.people.slice(core.people.length)
const LEAST_REVIEWS = 4000
/** Four percent: at most this many generated bots may share a line. */
const MOST_SHARING = tailBots.length / 25

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function counted(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

describe('the generated bots', () => {
  test('have unique names, short descriptions and descriptions', () => {
    for (const text of ['name', 'shortDescription', 'description'] as const) {
      expect(new Set(world.bots.map((b) => b[text].toLowerCase())).size).toBe(world.bots.length)
    }
  })

  test('share few lines of their descriptions', () => {
    const lines = tailBots.flatMap((b) => [...new Set(b.description.split('\n').filter(Boolean))])
    const sentences = lines.filter((line) => !line.startsWith('#') && line !== '```')
    expect(counted(sentences).filter(([, count]) => count > MOST_SHARING)).toEqual([])
  })

  test('contain no placeholders, empty headings or source markup', () => {
    for (const { description } of tailBots) {
      expect(description).not.toMatch(/\{(?:name|site)\}|undefined|null|\[not | \| /)
      expect(description).not.toMatch(/^#+ [^\n]+(?:\n\n#|$(?![\s\S]))/m)
    }
  })

  test('have server counts with a long tail', () => {
    const counts = tailBots
      .filter((b) => b.approvalStatus === 'approved')
      .map((b) => b.serverCount.value)
    expect(Math.max(...counts)).toBeGreaterThan(50_000)
    expect(median(counts)).toBeLessThan(500)
    expect(counts.filter((count) => count < 10).length).toBeGreaterThan(20)
  })

  test('cover every state', () => {
    for (const status of ['pending', 'rejected', 'approved']) {
      expect(tailBots.filter((b) => b.approvalStatus === status).length).toBeGreaterThan(5)
    }
    expect(tailBots.some((b) => b.autoDeleted)).toBe(true)
    expect(tailBots.filter((b) => b.certified).length).toBeGreaterThan(10)
  })

  test('are in Romanian where they are marked so', () => {
    for (const b of tailBots.filter((each) => each.tags.includes('Română'))) {
      expect(`${b.name} ${b.shortDescription} ${b.description}`).toMatch(/[ăâîșț]/i)
    }
  })

  test('include all bots of all kinds', () => {
    expect(tailBots.map((b) => b.name).toSorted()).toEqual(
      kinds.flatMap((kind) => kind.bots.map((b) => b.name)).toSorted()
    )
  })
})

describe('the generated members', () => {
  test('are two hundred, with the ids of the consent page', () => {
    expect(tailPeople.map((p) => p.id)).toEqual(tailPeopleIds)
    expect(tailPeople).toHaveLength(200)
  })

  test('have no restrictions and no staff roles', () => {
    for (const { member } of tailPeople) {
      expect(member).toMatchObject({ ban: null, disablement: null, subscription: null })
      expect(member!.roles).toContain('user')
    }
  })

  test('own as many bots as their description says', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five']
    const owners = tailPeople.filter((p) => listOwnedBots(p.id).length > 0)
    expect(tailPeople.filter((p) => p.summary.startsWith('member with'))).toEqual(owners)
    for (const { id, summary } of owners) {
      expect(summary).toMatch(new RegExp(`^member with ${words[listOwnedBots(id).length]} bots?$`))
    }
  })
})

describe('the crowd', () => {
  test('has written thousands of reviews, most of them for few bots', () => {
    expect(world.reviews.length).toBeGreaterThanOrEqual(LEAST_REVIEWS)
    const sizes = counted(world.reviews.map((r) => r.botId)).map(([, count]) => count)
    expect(Math.max(...sizes)).toBeGreaterThan(10 * median(sizes))
    expect(world.reviews.filter((r) => r.ownerReply !== null).length).toBeGreaterThan(200)
    expect(world.reviews.filter((r) => r.hasOwnerHeart).length).toBeGreaterThan(400)
    expect(world.reviews.filter((r) => r.comment === null).length).toBeGreaterThan(1000)
  })

  test('repeats no comment on a bot', () => {
    const comments = world.reviews
      .filter((r) => r.comment !== null)
      .map((r) => `${r.botId} ${r.comment}`)
    expect(counted(comments).filter(([, count]) => count > 1)).toEqual([])
  })

  test('writes in Romanian only if its author does', () => {
    const foreign = world.reviews.filter(
      (r) => /[ăâîșț]/i.test(r.comment ?? '') && person(r.userId).account.locale !== 'ro'
    )
    expect(foreign.length).toBeLessThan(world.reviews.length / 100)
  })

  test('votes for popular bots', () => {
    const votes = new Map<string, number>()
    for (const { botId, count } of world.botVotes) votes.set(botId, (votes.get(botId) ?? 0) + count)
    const popular = tailBots.filter((b) => b.serverCount.value > 10_000 && votes.has(b.id))
    const small = tailBots.filter((b) => b.serverCount.value < 100 && votes.has(b.id))
    expect(median(popular.map((b) => votes.get(b.id)!))).toBeGreaterThan(
      20 * median(small.map((b) => votes.get(b.id)!))
    )
  })
})
