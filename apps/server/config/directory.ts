import env from '#start/env'
import { BOT_LIMITS } from '#app/directory/rules'

/** Number of bots that a member may own as main owner. */
export const botLimits = {
  free: env.get('BOT_LIMIT_FREE', BOT_LIMITS.free),
  premium: env.get('BOT_LIMIT_PREMIUM', BOT_LIMITS.premium),
}
