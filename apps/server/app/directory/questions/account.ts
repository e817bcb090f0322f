import { execute, queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'

/** The questions that the member has asked or answered. They stay with the bot, without the member. */
export const botQuestionsAccount: AccountModule = {
  name: 'botQuestions',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_questions.bot_id AS "botId",
          CASE WHEN asker_id = ${memberId} THEN text END AS question,
          CASE WHEN answerer_id = ${memberId} THEN answer END AS answer,
          created_at AS "createdAt", closed_at AS "closedAt"
        FROM bot_questions WHERE asker_id = ${memberId} OR answerer_id = ${memberId} ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await execute(
      sql`
        UPDATE bot_questions SET asker_id = nullif(asker_id, ${memberId}),
          answerer_id = nullif(answerer_id, ${memberId})
        WHERE asker_id = ${memberId} OR answerer_id = ${memberId}
      `,
      trx
    )
  },
}
