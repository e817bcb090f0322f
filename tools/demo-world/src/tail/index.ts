import type { DemoBot, DemoPerson } from '../types.ts'
import { tailBots } from './bots.ts'
import { tailPeople } from './people.ts'

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five']

export interface Tail {
  readonly bots: readonly DemoBot[]
  readonly people: readonly DemoPerson[]
}

let composed: Tail | undefined

/** The 540 generated bots and 200 people; the same every time. */
export function tail(): Tail {
  composed ??= compose()
  return composed
}

function compose(): Tail {
  const people = tailPeople()
  const bots = tailBots(people)
  const owned = new Map<string, number>()
  for (const { mainOwner } of bots) owned.set(mainOwner, (owned.get(mainOwner) ?? 0) + 1)
  return { bots, people: people.map((person) => withHoldings(person, owned.get(person.id) ?? 0)) }
}

/** Adds the number of bots to the description on the consent page. */
function withHoldings(person: DemoPerson, count: number): DemoPerson {
  if (count === 0) return person
  const noun = count === 1 ? 'bot' : 'bots'
  return { ...person, summary: `member with ${NUMBER_WORDS[count]} ${noun}` }
}
