import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import {
  findBuilder,
  listDecisions,
  type Builder,
  type DecisionRow,
} from '#app/moderation/queries/find_staff_bot'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'
import { toReadableStaffBot } from '#app/moderation/readable_staff_bots'
import StaffBotTransformer from '#app/moderation/transformers/staff_bot_transformer'
import { findDiscordApplication, findDiscordUser } from '#app/platform/discord/discord'
import { listRequestedPermissions } from '#app/platform/discord/invitations'
import { findPresence } from '#app/platform/queries/find_presence'

/** Milliseconds of the epoch at which the platform began to count. */
const FIRST_MOMENT_MS = 1_420_070_400_000n
/** What follows the moment: worker, process and number. */
const BITS_AFTER_MOMENT = 22n

/** When the platform made what has this id. */
function momentOf(snowflake: string): Date {
  return new Date(Number((BigInt(snowflake) >> BITS_AFTER_MOMENT) + FIRST_MOMENT_MS))
}

interface PlatformFacts {
  /** `unavailable` when the platform cannot be asked, which keeps nobody from reading the rest. */
  status: 'known' | 'unknown' | 'unavailable'
  isPublic: boolean | null
}

/** What Discord says at this moment. */
async function askPlatform(
  { discordBotId }: StaffBotRow,
  { request }: HttpContext
): Promise<PlatformFacts> {
  try {
    const user = await findDiscordUser(discordBotId, request)
    if (!user?.isBot) return { status: 'unknown', isPublic: null }
    const application = await findDiscordApplication(discordBotId, request)
    return { status: 'known', isPublic: application?.isPublic ?? null }
  } catch {
    return { status: 'unavailable', isPublic: null }
  }
}

function showBuilder({ joinedAt, pendingBots, approvedBots, rejectedBots, isRestricted }: Builder) {
  return {
    joinedAt: isoDate(joinedAt),
    bots: { pending: pendingBots, approved: approvedBots, rejected: rejectedBots },
    restricted: isRestricted,
  }
}

const showDecision = ({ createdAt, ...decision }: DecisionRow) => ({
  ...decision,
  createdAt: isoDate(createdAt),
})

/**
 * A bot with what helps to decide about it: what visitors will see, what Discord says of it now, what its invitation asks for,
 * who submitted it, and what was decided before.
 */
export async function evaluateBot(ctx: HttpContext, bot: StaffBotRow) {
  const [facts, known, builder, decisions] = await Promise.all([
    askPlatform(bot, ctx),
    findPresence(bot.discordBotId),
    findBuilder(bot.userId),
    listDecisions(bot.discordBotId),
  ])
  const sound = toReadableStaffBot(bot)
  return {
    ...(await ctx.serialize(StaffBotTransformer.transform(sound))),
    platform: {
      ...facts,
      presence: known?.presence ?? null,
      createdAt: isoDate(momentOf(bot.discordBotId)),
    },
    permissions: listRequestedPermissions(sound.inviteUrl),
    builder: builder ? showBuilder(builder) : null,
    decisions: decisions.map(showDecision),
  }
}
