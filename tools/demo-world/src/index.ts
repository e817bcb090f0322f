export { getImageHash, createPlatformAccount, type AccountFacts, type Picture } from './account.ts'
export { UNLISTED } from './bots/unlisted.ts'
export { BOTS, MEMBERS, PEOPLE, STRANGERS, botId } from './ids.ts'
export {
  DAY_MS,
  HOUR_MS,
  HOUR_SECONDS,
  MINUTE_MS,
  SECOND_MS,
  WEEK_SECONDS,
  dateAt,
  offsetMs,
} from './offset.ts'
export { randomFor, type Random } from './random.ts'
export { tailPeopleIds } from './tail/people.ts'
export { CHANNELS, communityServer, SERVER_ROLES } from './site/community-server.ts'
export type * from './types.ts'
export { dailyVotes } from './votes/compose.ts'
export { CORE_ONLY, createDemoWorld, type WorldOptions } from './world.ts'
