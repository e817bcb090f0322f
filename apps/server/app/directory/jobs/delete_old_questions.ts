import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { QUESTION_MONTHS } from '#app/directory/questions/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 1_000

export const deleteOldQuestions: Job = {
  name: 'delete_old_questions',
  description: `Deletes questions to owners and their answers after ${QUESTION_MONTHS} months`,
  async run() {
    const questions = await execute(sql`
      DELETE FROM bot_questions WHERE id = ANY (ARRAY(
        SELECT id FROM bot_questions
        WHERE created_at <= now() - make_interval(months => ${QUESTION_MONTHS})
        ORDER BY created_at LIMIT ${BATCH}
      ))
    `)
    return {
      state: {},
      report: { questions },
      againInMs: questions === BATCH ? MINUTE_MS : HOUR_MS,
    }
  },
}
