import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { Failure, invalidField } from '#app/core/errors'
import { SECOND_MS } from '#app/core/time'
import { SUBMISSION_MESSAGES } from '#app/directory/rules'
import { requireMember } from '#app/identity/viewer'
import { type BotAccount, findBotAccount } from '#app/platform/discord/bot_account'
import { findDiscordUser } from '#app/platform/discord/discord'
import { isInCommunityServer } from '#app/platform/discord/membership'

/** How long a wait that the platform asks for is worth it, and how often. */
const PATIENCE_SECONDS = 1.5
const ATTEMPTS = 5

/**
 * Whoever submits is in the community server, by the platform's word.
 * @returns what to throw once all else has been found right: that the platform cannot be asked comes last
 * @throws `server_membership`
 */
export async function assertCommunityMember(
  ctx: HttpContext
): Promise<{ unlessKnown: () => void }> {
  let trouble: unknown
  try {
    const isMember = await isInCommunityServer(requireMember(ctx).id, ctx.request)
    if (!isMember) {
      throw new Failure('server_membership', { message: SUBMISSION_MESSAGES.notInServer })
    }
  } catch (error) {
    if (error instanceof Failure && error.code === 'server_membership') throw error
    trouble = error
  }
  return {
    unlessKnown: () => {
      if (trouble) throw trouble
    },
  }
}

/**
 * Asks again when the platform only wants a moment, as it does of many submissions at once: whoever has filled in a form
 * rather waits a second than sends it anew.
 */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const wait = error instanceof Failure ? error.retryAfter : undefined
      if (wait === undefined || wait > PATIENCE_SECONDS || attempt === ATTEMPTS) throw error
      await sleep(wait * SECOND_MS)
    }
  }
}

/** The bot as the platform knows it. @throws `invalid` when it knows none */
export async function assertBotAccount(ctx: HttpContext, id: string): Promise<BotAccount> {
  const account = await patiently(() => findBotAccount(id, ctx.request))
  if (!account) throw invalidField('discordBotId', 'exists', SUBMISSION_MESSAGES.unknownBot)
  return account
}

/**
 * Additional owners exist on the platform, not necessarily here.
 * @param ids those who have not been owners before: the others were asked about when they became it
 * @throws `invalid` for somebody whom the platform does not know, and for a bot
 */
export async function assertOwnersExist(ctx: HttpContext, ids: readonly string[]) {
  for (const id of ids) {
    const user = await findDiscordUser(id, ctx.request)
    if (user && !user.isBot) continue
    throw invalidField('additionalOwners', 'exists', `There is no Discord user ${id}.`)
  }
}
