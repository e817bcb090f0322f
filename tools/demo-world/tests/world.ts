import { createDemoWorld, type DemoBot, type DemoPerson, type Snowflake } from '../src/index.ts'

export const world = createDemoWorld()

export function bot(id: Snowflake): DemoBot {
  const found = world.bots.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No bot ${id}`)
  return found
}

export function person(id: Snowflake): DemoPerson {
  const found = world.people.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No person ${id}`)
  return found
}

export function listOwnedBots(userId: Snowflake): DemoBot[] {
  return world.bots.filter((candidate) => candidate.mainOwner === userId)
}
