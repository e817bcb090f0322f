import env from '#start/env'
import { BOT_LIMITS } from '#app/directory/rules'

/** How many bots one member may be main owner of (ruling R8). */
export const botLimits = {
  free: env.get('BOT_LIMIT_FREE', BOT_LIMITS.free),
  premium: env.get('BOT_LIMIT_PREMIUM', BOT_LIMITS.premium),
}
