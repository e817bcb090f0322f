import type { OwnApplication, OwnBot } from '@botanica/api-client'
import { isEligible } from '@botanica/api-client/contract'

/**
 * The bots that may be applied for: approved, not certified, in enough servers, and with no application that waits (document
 * 2 sections 4 and 5). One that was rejected before may be sent again. The server decides in the end.
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
