import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { findPreflight, presentPreflight } from '#app/directory/preflight/stored_preflight'
import { listQuestions, type QuestionRow } from '#app/directory/questions/questions'
import { listBotHistory, listMemberHistory } from '#app/moderation/history/list_history'
import { listStaffNotes } from '#app/moderation/notes/list_notes'
import {
  findBuilder,
  listDecisions,
  listOtherBots,
  type Builder,
  type BuildersBot,
} from '#app/moderation/queries/find_staff_bot'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'
import { toReadableStaffBot } from '#app/moderation/readable_staff_bots'
import StaffBotTransformer from '#app/moderation/transformers/staff_bot_transformer'
import BotQuestionTransformer from '#app/moderation/transformers/bot_question_transformer'
import StaffNoteTransformer from '#app/moderation/transformers/staff_note_transformer'
import { findDiscordApplication, findDiscordUser } from '#app/platform/discord/discord'
import { decodePermissions } from '#app/platform/discord/invitations'
import { findPresence } from '#app/platform/queries/find_presence'

/** The epoch of Discord's snowflakes, in Unix milliseconds. */
const DISCORD_EPOCH_MS = 1_420_070_400_000n
/** The bits of a snowflake below the timestamp: worker, process and sequence number. */
const TIMESTAMP_SHIFT = 22n

/** Returns when a snowflake was created. */
function toCreationDate(snowflake: string): Date {
  return new Date(Number((BigInt(snowflake) >> TIMESTAMP_SHIFT) + DISCORD_EPOCH_MS))
}

interface PlatformFacts {
  /** `unavailable` when Discord does not answer; the rest of the response is complete all the same. */
  status: 'known' | 'unknown' | 'unavailable'
  isPublic: boolean | null
}

/** Fetches the bot's current status at Discord. */
async function fetchPlatformFacts(
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

function presentBuilder(
  { joinedAt, pendingBots, approvedBots, rejectedBots, isRestricted }: Builder,
  otherBots: BuildersBot[]
) {
  return {
    joinedAt: isoDate(joinedAt),
    bots: { pending: pendingBots, approved: approvedBots, rejected: rejectedBots },
    otherBots,
    restricted: isRestricted,
  }
}

const presentEntry = <Entry extends { createdAt: Date }>({ createdAt, ...entry }: Entry) => ({
  ...entry,
  createdAt: isoDate(createdAt),
})

/** Owners do not see who has asked, also when they are staff. */
const hideAskers = (questions: QuestionRow[]): QuestionRow[] =>
  questions.map((question) => ({ ...question, asker: null }))

/**
 * Returns a bot with the information that staff need to decide on it: what visitors will see, its status at Discord,
 * the permissions that its invitation requests, who submitted it, earlier decisions, and what other staff have written.
 */
export async function evaluateBot(ctx: HttpContext, bot: StaffBotRow) {
  const [
    facts,
    lastPresence,
    builder,
    otherBots,
    decisions,
    history,
    ownerHistory,
    preflight,
    questions,
    notes,
  ] = await Promise.all([
    fetchPlatformFacts(bot, ctx),
    findPresence(bot.discordBotId),
    findBuilder(bot.userId),
    listOtherBots(bot),
    listDecisions(bot.discordBotId),
    listBotHistory(bot.discordBotId),
    // Who has decided about a member is not for the member, nor for other owners of the bot.
    bot.isOwn ? [] : listMemberHistory([bot.userId, ...bot.additionalOwners]),
    findPreflight(bot.id),
    listQuestions(bot.id),
    // What staff write about a bot is not for its owners.
    bot.isOwn ? [] : listStaffNotes(bot.id),
  ])
  const readable = toReadableStaffBot(bot)
  return {
    ...(await ctx.serialize(StaffBotTransformer.transform(readable))),
    platform: {
      ...facts,
      presence: lastPresence?.presence ?? null,
      createdAt: isoDate(toCreationDate(bot.discordBotId)),
    },
    permissions: decodePermissions(bot.requestedPermissions),
    builder: builder ? presentBuilder(builder, otherBots) : null,
    decisions: decisions.map(presentEntry),
    history: history.map(presentEntry),
    ownerHistory: ownerHistory.map((entry) => presentEntry(entry)),
    preflight: presentPreflight(preflight),
    questions: await ctx.serialize(
      BotQuestionTransformer.transform(bot.isOwn ? hideAskers(questions) : questions)
    ),
    notes: await ctx.serialize(StaffNoteTransformer.transform(notes)),
  }
}
