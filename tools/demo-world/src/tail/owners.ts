import type { Random } from '../random.ts'
import type { DemoPerson, Snowflake } from '../types.ts'
import type { Language } from './kind.ts'

/** Bots that a free member may be main owner of. */
const BOT_LIMIT_FREE = 5
/** How many bots people have; five as often as not, or two hundred people would not own so many. */
const HOLDINGS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, 0]
/** Somebody who joined less than this ago owns nothing yet. */
const NEWCOMER_DAYS = 25

export interface Owners {
  /** The main owner of the next bot; one who writes Romanian for a bot that does. */
  next(language: Language): DemoPerson
  /** Additional owners for a bot of that owner. */
  helpers(mainOwner: DemoPerson, count: number): Snowflake[]
}

/** Deals bots to people, nobody more than the limit, the same to each every time. */
export function owners(people: readonly DemoPerson[], random: Random): Owners {
  const settled = people.filter((person) => (person.member!.createdAt.days ?? 0) < -NEWCOMER_DAYS)
  const free = random.sample(
    settled.flatMap((person) =>
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
    helpers(mainOwner, count) {
      return random
        .sample(settled, count + 1)
        .filter((person) => person !== mainOwner)
        .slice(0, count)
        .map((person) => person.id)
    },
  }
}
