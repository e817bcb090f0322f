import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { MAX_SHOWN_QUESTIONS } from '#app/directory/questions/rules'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'
import { type Person, personJson } from '#app/identity/queries/person_json'

/** A question to the owners of a bot. */
export interface QuestionRow {
  id: number
  /** `null` for a deleted account, and for an administrator at the console. */
  asker: Person | null
  text: string
  /** The version of the listing that it is about. */
  version: number
  createdAt: Date
  /** `null` until it is answered, and when it was closed without an answer. */
  answer: string | null
  /** `null` without an answer, and for a deleted account. */
  answerer: Person | null
  /** When it was answered or closed; `null` while it is open. */
  closedAt: Date | null
}

/** A question as the owners see it. They do not see who has asked. */
export interface OpenQuestion {
  id: number
  text: string
  createdAt: Date
}

/** An open question as administrators see it at the console. */
export interface AdministeredQuestion extends OpenQuestion {
  discordBotId: string
  botName: string
  /** `null` for a deleted account, and for an administrator at the console. */
  asker: Person | null
}

/**
 * Condition on `bots` and `bot_questions`: the question waits for an answer. A changed listing is one, too. Decisions close
 * questions, so the bot is pending.
 */
export const IS_OPEN_QUESTION = rawSql(`(
  bot_questions.bot_id = bots.id AND bot_questions.closed_at IS NULL
    AND bot_questions.version >= ${NEWEST_VERSION.text}
)`)

/** Condition on `bots`: staff wait for their owners. */
export const IS_WAITING_FOR_OWNER = rawSql(
  `EXISTS (SELECT FROM bot_questions WHERE ${IS_OPEN_QUESTION.text})`
)

/** Lists the latest questions about a bot, latest first. */
export function listQuestions(botId: number): Promise<QuestionRow[]> {
  return queryRows<QuestionRow>(sql`
    SELECT questions.id, ${rawSql(personJson('questions.asker_id'))} AS asker, questions.text,
      questions.version, questions.created_at AS "createdAt", questions.answer,
      ${rawSql(personJson('questions.answerer_id'))} AS answerer, questions.closed_at AS "closedAt"
    FROM bot_questions questions
    WHERE questions.bot_id = ${botId} ORDER BY questions.id DESC LIMIT ${MAX_SHOWN_QUESTIONS}
  `)
}

/** Finds the open question about a bot that is not deleted. */
export async function findOpenQuestion(botId: number): Promise<OpenQuestion | undefined> {
  const [question] = await queryRows<OpenQuestion>(sql`
    SELECT bot_questions.id, bot_questions.text, bot_questions.created_at AS "createdAt"
    FROM bots JOIN bot_questions ON ${IS_OPEN_QUESTION}
    WHERE bots.id = ${botId} AND bots.deleted_at IS NULL
  `)
  return question
}

/** Lists the open questions, the oldest first. */
export function listOpenQuestions(limit: number): Promise<AdministeredQuestion[]> {
  return queryRows<AdministeredQuestion>(sql`
    SELECT bot_questions.id, bots.discord_bot_id AS "discordBotId", bots.name AS "botName",
      ${rawSql(personJson('bot_questions.asker_id'))} AS asker, bot_questions.text,
      bot_questions.created_at AS "createdAt"
    FROM bots JOIN bot_questions ON ${IS_OPEN_QUESTION}
    WHERE bots.deleted_at IS NULL
    ORDER BY bot_questions.created_at, bot_questions.id LIMIT ${limit}
  `)
}
