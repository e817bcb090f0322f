import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { Failure, invalidField } from '#app/core/errors'
import { SECOND_MS } from '#app/core/time'
import { SUBMISSION_MESSAGES } from '#app/directory/rules'
import { requireMember } from '#app/identity/viewer'
import { type BotAccount, findBotAccount } from '#app/platform/discord/bot_account'
import { findDiscordUser } from '#app/platform/discord/discord'
import { isInCommunityServer } from '#app/platform/discord/membership'

/** The longest wait of one retry, in seconds, and the number of attempts. */
const MAX_WAIT_SECONDS = 1.5
const MAX_ATTEMPTS = 5

/**
 * Checks with the platform that the member is in the community server.
 * @returns `unlessKnown`, which throws when the platform could not be reached; callers run it last, after all other
 * checks
 * @throws `server_membership`
 */
export async function assertCommunityMember(
  ctx: HttpContext
): Promise<{ unlessKnown: () => void }> {
  let platformError: unknown
  try {
    const isMember = await isInCommunityServer(requireMember(ctx).id, ctx.request)
    if (!isMember) {
      throw new Failure('server_membership', { message: SUBMISSION_MESSAGES.notInServer })
    }
  } catch (error) {
    if (error instanceof Failure && error.code === 'server_membership') throw error
    platformError = error
  }
  return {
    unlessKnown: () => {
      if (platformError) throw platformError
    },
  }
}

/**
 * Retries while the platform asks to wait briefly, as it does for many submissions at once. A short wait is better than
 * filling in the form again.
 */
async function retryWhileBusy<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      const wait = error instanceof Failure ? error.retryAfter : undefined
      if (wait === undefined || wait > MAX_WAIT_SECONDS || attempt === MAX_ATTEMPTS) throw error
      await sleep(wait * SECOND_MS)
    }
  }
}

/** Returns the bot as the platform knows it. @throws `invalid` when the platform knows no such bot */
export async function assertBotAccount(ctx: HttpContext, id: string): Promise<BotAccount> {
  const account = await retryWhileBusy(() => findBotAccount(id, ctx.request))
  if (!account) throw invalidField('discordBotId', 'exists', SUBMISSION_MESSAGES.unknownBot)
  return account
}

/**
 * Checks that new co-owners are users of the platform. They need no account here.
 * @param ids only owners who were added: the others were checked before
 * @throws `invalid` for an unknown user, and for a bot
 */
export async function assertOwnersExist(ctx: HttpContext, ids: readonly string[]) {
  for (const id of ids) {
    const user = await findDiscordUser(id, ctx.request)
    if (user && !user.isBot) continue
    throw invalidField('additionalOwners', 'exists', `There is no Discord user ${id}.`)
  }
}
