import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AnnouncementState } from '#app/announcements/rules'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

/** A row of the table, with the author's name. */
export interface AnnouncementRow {
  id: number
  title: string
  description: string
  channelId: string
  messageId: string | null
  authorId: string | null
  authorName: string | null
  reactions: string[]
  mentionEveryone: boolean
  mentionHere: boolean
  embedColor: string
  state: AnnouncementState
  failure: string | null
  /** When sending was last requested. */
  requestedAt: Date
  createdAt: Date
  updatedAt: Date
}

const COLUMNS = rawSql(`
  discord_announcements.id, discord_announcements.title, discord_announcements.description,
  discord_announcements.channel_id AS "channelId",
  discord_announcements.message_id AS "messageId",
  discord_announcements.author_id AS "authorId",
  coalesce(users.display_name, users.username) AS "authorName",
  discord_announcements.reactions, discord_announcements.mention_everyone AS "mentionEveryone",
  discord_announcements.mention_here AS "mentionHere",
  discord_announcements.embed_color AS "embedColor", discord_announcements.state,
  discord_announcements.failure, discord_announcements.requested_at AS "requestedAt",
  discord_announcements.created_at AS "createdAt",
  discord_announcements.updated_at AS "updatedAt"
`)
const TABLES = sql`
  discord_announcements LEFT JOIN ${USERS}
    ON users.id = discord_announcements.author_id AND users.deleted_at IS NULL
`
const NEWEST = newestFirst('discord_announcements')

const select = (columns: Sql, rest: Sql): Sql => sql`SELECT ${columns} FROM ${TABLES} ${rest}`

/** Lists one page of announcements, newest first. */
export async function listAnnouncements({
  limit,
  cursor,
}: ListQuery): Promise<ListPage<AnnouncementRow>> {
  const rows = await queryRows<WithCursor<AnnouncementRow>>(
    select(
      sql`${COLUMNS}, ${NEWEST.place} AS place`,
      sql`
        WHERE ${NEWEST.after(NEWEST.parseCursor(cursor))}
        ORDER BY ${NEWEST.orderBy}
        LIMIT ${limit + 1}
      `
    )
  )
  return paginate(rows, NEWEST, limit)
}

/** @param client the transaction that has just changed it, if any */
export async function findAnnouncement(
  id: number,
  client?: QueryClientContract
): Promise<AnnouncementRow | undefined> {
  const one = select(COLUMNS, sql`WHERE discord_announcements.id = ${id}`)
  const [row] = await queryRows<AnnouncementRow>(one, client)
  return row
}
