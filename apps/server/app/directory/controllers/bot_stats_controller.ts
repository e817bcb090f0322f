import type { HttpContext } from '@adonisjs/core/http'
import { Failure, invalidField } from '#app/core/errors'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { readableField } from '#app/core/validation/readable_field'
import { postServerCount } from '#app/directory/actions/post_server_count'
import { requireCallingBot } from '#app/directory/calling_bot'
import { isServerCountFrozen } from '#app/directory/queries/find_posted_count'
import { POSTED_COUNT_FIELDS } from '#app/directory/rules'
import { isoDate } from '#app/core/database/readable_rows'
import { botStatsValidator } from '#app/directory/validators'

const FROZEN = 'The staff have set the server count of this bot.'
const [FIRST_FIELD] = POSTED_COUNT_FIELDS

type PostedBody = { [Field in (typeof POSTED_COUNT_FIELDS)[number]]?: number | undefined }

/** Bots post their server count here. */
export default class BotStatsController {
  async store(ctx: HttpContext) {
    const bot = await requireCallingBot(ctx)
    const servers = getCount(await ctx.request.validateUsing(botStatsValidator))
    return runIdempotent(
      ctx,
      async () => {
        if (await isServerCountFrozen(bot.id)) throw new Failure('conflict', { message: FROZEN })
        throw new Failure('unauthenticated')
      },
      async (trx) => {
        const postedAt = await postServerCount(trx, { bot, servers })
        return { guildCount: servers, postedAt: isoDate(postedAt) }
      }
    )
  }
}

/** Returns the count in the body. Several names may be sent if their values agree. */
function getCount(body: PostedBody): number {
  const [count, ...others] = POSTED_COUNT_FIELDS.flatMap((field) => body[field] ?? [])
  if (count === undefined) {
    throw invalidField(
      FIRST_FIELD,
      'required',
      `The ${readableField(FIRST_FIELD)} field must be defined`
    )
  }
  if (others.some((other) => other !== count)) {
    throw invalidField(FIRST_FIELD, 'sameAs', 'The body has two different server counts')
  }
  return count
}
