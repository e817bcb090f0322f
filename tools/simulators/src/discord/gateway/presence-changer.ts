import { randomFor, type DemoPresence, type Snowflake } from '@botanica/demo-world'
import type { Directory } from '../directory.ts'

/** Maximum number of members who change at a time. */
const MAX_CHANGES = 3
/** Most of the time members return to the presence of the demo world. */
const RETURN_CHANCE = 0.5
const STATUSES = ['online', 'online', 'idle', 'dnd', 'offline'] as const
const ACTIVITIES = [
  null,
  'Watching the garden',
  'Listening to rain on the roof',
  'Playing Seeds of Autumn',
  'Competing in the pumpkin fair',
  'Raking leaves',
  'Cernând pământ',
] as const

/** Changes the presences of members, in the same order on every run. */
export function createPresenceChanger(directory: () => Directory) {
  const usual = new Map<Snowflake, DemoPresence>()
  let round = 0

  return {
    /** Changes the presences of a few members. */
    step() {
      const random = randomFor(`restlessness/${round++}`)
      const others = directory()
        .members()
        .filter(({ account }) => account.id !== directory().application.id)
      for (const { account } of random.sample(others, random.int(1, MAX_CHANGES))) {
        const { id } = account
        if (!usual.has(id)) usual.set(id, account.account.presence)
        const status = random.pick(STATUSES)
        const presence = random.chance(RETURN_CHANCE)
          ? usual.get(id)!
          : { status, activity: status === 'offline' ? null : random.pick(ACTIVITIES) }
        directory().changeAccount(id, { presence })
      }
    },
    /** Starts over, for a new world. */
    reset() {
      usual.clear()
      round = 0
    },
  }
}
