import type { Random } from '../random.ts'
import type { DemoPerson, Snowflake } from '../types.ts'
import type { Language } from './kind.ts'

/** The number of bots that a free member may be main owner of. */
const BOT_LIMIT_FREE = 5
/** The distribution of the number of bots per person. Mostly five, because 200 people have to own all of them. */
const HOLDINGS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, 0]
/** People who joined less than this ago own no bots yet. */
const NEWCOMER_DAYS = 25

export interface Owners {
  /** Returns the main owner of the next bot; a Romanian speaker for a Romanian bot. */
  next(language: Language): DemoPerson
  /** Returns co-owners for a bot of that owner. */
  pickCoOwners(mainOwner: DemoPerson, count: number): Snowflake[]
}

/** Distributes bots among people, none above the limit, always in the same way. */
export function createOwnerDealer(people: readonly DemoPerson[], random: Random): Owners {
  const established = people.filter(
    (person) => (person.member!.createdAt.days ?? 0) < -NEWCOMER_DAYS
  )
  const free = random.sample(
    established.flatMap((person) =>
      Array.from({ length: Math.min(random.pick(HOLDINGS), BOT_LIMIT_FREE) }, () => person)
    ),
    Number.POSITIVE_INFINITY
  )

  return {
    next(language) {
      const index = free.findIndex(
        (person) => (person.account.locale === 'ro') === (language === 'ro')
      )
      const [owner] = free.splice(Math.max(0, index), 1)
      if (owner === undefined) throw new Error('More bots than people may own')
      return owner
    },
    pickCoOwners(mainOwner, count) {
      return random
        .sample(established, count + 1)
        .filter((person) => person !== mainOwner)
        .slice(0, count)
        .map((person) => person.id)
    },
  }
}
