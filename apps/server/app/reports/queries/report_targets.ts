import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { USERS } from '#app/identity/tables'
import type { ReportTarget } from '#app/reports/rules'
import { RATINGS } from '#app/reviews/tables'

/**
 * What a target looks like: what the queue shows, and `memberIds`, the members behind it. Reports keep it as it was.
 */
export interface TargetSnapshot {
  name: string | null
  /** The members behind it: owners of the bot, author of the review, the member. */
  memberIds: string[]
  /** The bot, for bots and reviews. */
  botId?: number
  discordBotId?: string
  /** What it says, by the names of its fields. */
  fields: Record<string, string | number | null>
}

const userName = `coalesce(users.display_name, users.username, users.discord_username)`

const BOT_SNAPSHOT = `jsonb_build_object(
  'name', bots.name, 'memberIds', to_jsonb(array_prepend(bots.user_id, bots.additional_owners)),
  'botId', bots.id, 'discordBotId', bots.discord_bot_id,
  'fields', jsonb_build_object('shortDescription', bots.short_description,
    'description', bots.description, 'inviteUrl', bots.invite_url, 'website', bots.website,
    'supportServer', bots.support_server)
)`

const REVIEW_SNAPSHOT = `jsonb_build_object(
  'name', ${userName},
  'memberIds', CASE WHEN ratings.user_id IS NULL THEN '[]' ELSE jsonb_build_array(ratings.user_id) END,
  'botId', bots.id, 'discordBotId', bots.discord_bot_id,
  'fields', jsonb_build_object('bot', bots.name, 'rating', ratings.rating,
    'comment', ratings.comment, 'ownerReply', ratings.owner_reply)
)`

const MEMBER_SNAPSHOT = `jsonb_build_object(
  'name', ${userName}, 'memberIds', jsonb_build_array(users.id),
  'fields', jsonb_build_object('username', users.username, 'displayName', users.display_name,
    'bio', users.bio, 'website', users.website, 'twitter', users.twitter, 'github', users.github,
    'youtube', users.youtube)
)`

/** Longer ones are ids of members, and exceed a bigint. */
const MAX_INTERNAL_ID_DIGITS = 18

/** Converts an id of a target to an internal id; `NULL` for one that is none. An index can find the result. */
export function toInternalId(id: Sql): Sql {
  return sql`(CASE WHEN length(${id}) <= ${rawSql(String(MAX_INTERNAL_ID_DIGITS))} THEN ${id} END)::bigint`
}

/**
 * Selects the snapshots of the targets that exist, whether or not everybody sees them, as `snapshot`; with `is_public`.
 * @param id an expression or a value: the target's id as text
 */
const SNAPSHOTS: Record<ReportTarget, (id: Sql) => Sql> = {
  bot: (id) => sql`
    SELECT ${rawSql(BOT_SNAPSHOT)} AS snapshot, ${rawSql(PUBLIC_BOT)} AS is_public
    FROM ${BOTS} WHERE bots.id = ${toInternalId(id)} AND bots.deleted_at IS NULL
  `,
  review: (id) => sql`
    SELECT ${rawSql(REVIEW_SNAPSHOT)} AS snapshot, ${rawSql(PUBLIC_BOT)}
      AND EXISTS (SELECT FROM listed_ratings WHERE listed_ratings.id = ratings.id) AS is_public
    FROM ${RATINGS} JOIN ${BOTS} ON bots.id = ratings.bot_id AND bots.deleted_at IS NULL
    LEFT JOIN ${USERS} ON users.id = ratings.user_id AND users.deleted_at IS NULL
    WHERE ratings.id = ${toInternalId(id)}
  `,
  member: (id) => sql`
    SELECT ${rawSql(MEMBER_SNAPSHOT)} AS snapshot, true AS is_public
    FROM ${USERS} WHERE users.id = ${id} AND users.deleted_at IS NULL
  `,
}

/** Selects the snapshot of one target. */
export function selectSnapshot(target: ReportTarget, id: string): Sql {
  return SNAPSHOTS[target](sql`${id}::text`)
}

/** Selects what the target of a case of `cases` looks like now; `NULL` when it is gone. */
export const CURRENT_SNAPSHOT = sql`CASE cases.target_type
  WHEN 'bot' THEN (SELECT snapshot FROM (${SNAPSHOTS.bot(rawSql('cases.target_id'))}) AS now)
  WHEN 'review' THEN (SELECT snapshot FROM (${SNAPSHOTS.review(rawSql('cases.target_id'))}) AS now)
  ELSE (SELECT snapshot FROM (${SNAPSHOTS.member(rawSql('cases.target_id'))}) AS now)
END`
