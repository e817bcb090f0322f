import type { OwnApplication, OwnBot } from '@botanica/api-client'
import { isEligible } from '@botanica/api-client/contract'

/**
 * The bots that a member can apply for: approved, not certified, in enough servers and without a pending
 * application. A rejected application can be sent again. The server makes the final check.
 */
export function eligibleBots(
  bots: readonly OwnBot[],
  applications: readonly OwnApplication[]
): OwnBot[] {
  const pendingBotIds = new Set(
    applications.filter(({ status }) => status === 'pending').map(({ botId }) => botId)
  )
  return bots.filter((bot) => isEligible(bot) && !pendingBotIds.has(bot.id))
}
