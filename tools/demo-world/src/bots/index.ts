import type { DemoBot } from '../types.ts'
import { castBots } from './cast-bots.ts'
import { economyAndUtilityBots } from './economy-utility.ts'
import { funAndLevellingBots } from './fun-levelling.ts'
import { moderationBots } from './moderation.ts'
import { musicBots } from './music.ts'
import { playBots } from './play.ts'
import { serviceBots } from './service.ts'
import { workBots } from './work.ts'

/** The hand-written bots, by id. */
export const coreBots: readonly DemoBot[] = [
  ...castBots,
  ...musicBots,
  ...moderationBots,
  ...economyAndUtilityBots,
  ...funAndLevellingBots,
  ...serviceBots,
  ...playBots,
  ...workBots,
].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
