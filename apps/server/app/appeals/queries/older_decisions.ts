import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ListQuery } from '#app/core/database/list_page'
import { CERTIFICATION_APPLICATIONS } from '#app/certification/tables'
import { rawSql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import * as decisions from '#app/identity/decisions/decisions'

/** The internal id of the bot that an entry is about, if any. */
export const DECIDED_BOT_ID = rawSql(`
  (CASE WHEN logs.target_type = 'bot' THEN logs.target_id ELSE logs.details->>'botId' END)::bigint
`)

/** Decisions on bots and applications that name nobody concern the owners of today. */
const OLDER: decisions.OlderDecisions = {
  memberIds: sql`coalesce(
    (SELECT array_prepend(bots.user_id, bots.additional_owners) FROM ${BOTS} WHERE bots.id = ${DECIDED_BOT_ID}),
    ARRAY[]::text[]
  )`,
  selectIds: (memberId) => sql`
    SELECT logs.id FROM ${BOTS} JOIN ${ADMIN_LOGS} logs
      ON logs.target_type = 'bot' AND logs.target_id = bots.id::text
    WHERE ${isOwnedBy(memberId)}
    UNION ALL
    SELECT logs.id FROM ${BOTS} JOIN ${CERTIFICATION_APPLICATIONS} AS applications ON applications.bot_id = bots.id
      JOIN ${ADMIN_LOGS} logs
      ON logs.target_type = 'certification_application' AND logs.target_id = applications.id::text
    WHERE ${isOwnedBy(memberId)}
  `,
}

/** Finds a decision with the members whom it concerns, also one from before the log named them. */
export function findAppealableDecision(id: number, client?: QueryClientContract) {
  return decisions.findDecision(id, client, OLDER)
}

/** Lists the decisions that concern a member, newest first, also those from before the log named members. */
export function listAppealableDecisions(memberId: string, page: ListQuery) {
  return decisions.listDecisionsAbout(memberId, page, OLDER)
}
