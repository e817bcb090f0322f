import type { Kind } from '../kind.ts'
import { communityKinds } from './community.ts'
import { supportKinds } from './support.ts'
import { economyKinds } from './economy.ts'
import { funKinds } from './fun.ts'
import { gameKinds } from './games.ts'
import { languageKinds } from './language.ts'
import { loggingAndWelcomeKinds } from './logging-welcome.ts'
import { moderationKinds } from './moderation.ts'
import { moneyAndAiKinds } from './money-ai.ts'
import { musicKinds } from './music.ts'
import { pictureKinds } from './pictures.ts'
import { romanianKinds } from './romanian.ts'
import { rpgKinds } from './rpg.ts'
import { utilityKinds } from './utility.ts'
import { workKinds } from './work.ts'

export const kinds: readonly Kind[] = [
  ...moderationKinds,
  ...musicKinds,
  ...economyKinds,
  ...utilityKinds,
  ...funKinds,
  ...loggingAndWelcomeKinds,
  ...languageKinds,
  ...gameKinds,
  ...rpgKinds,
  ...supportKinds,
  ...pictureKinds,
  ...workKinds,
  ...moneyAndAiKinds,
  ...communityKinds,
  ...romanianKinds,
]
