import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { postServerCount, type StoredCount } from '#app/directory/actions/post_server_count'
import type { CallingBot } from '#app/directory/bot_tokens'
import type { PostedStats } from '#app/directory/posted_stats'
import { isServerCountFrozen } from '#app/directory/queries/find_posted_count'

const FROZEN = 'The staff have set the server count of this bot.'

/**
 * Stores what a bot has posted, once per `Idempotency-Key`.
 * @param toAnswer returns the body of the response; nothing for a 204, whose status is set before
 * @throws `conflict` while staff have frozen the count, `unauthenticated` when the token has ended in the meantime
 */
export function storePostedStats<Answer>(
  ctx: HttpContext,
  { bot, posted }: { bot: CallingBot; posted: PostedStats },
  toAnswer: (stored: StoredCount) => Answer
): Promise<Answer> {
  return runIdempotent(
    ctx,
    async () => {
      if (await isServerCountFrozen(bot.id)) throw new Failure('conflict', { message: FROZEN })
      throw new Failure('unauthenticated')
    },
    async (trx) => toAnswer(await postServerCount(trx, bot, posted))
  )
}
