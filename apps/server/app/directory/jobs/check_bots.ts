import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { createBatchJob } from '#app/core/jobs/batch_job'
import { DAY_MS } from '#app/core/time'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { BOT_TOPIC } from '#app/directory/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { type BotAccount, findBotAccount } from '#app/platform/discord/bot_account'
import { fetchOneByOne } from '#app/platform/discord/fetch_one_by_one'

/** As many as fit into one run with the pauses between them. */
const BATCH = 60
/** This many unknown bots in one batch suggest that the fault is ours. */
const SUSPICIOUS_COUNT = 10

interface CheckedBot {
  id: number
  discordBotId: string
}

interface CheckResult {
  bot: CheckedBot
  account: BotAccount | null
}

function nextBots(after: string | null) {
  return queryRows<CheckedBot>(sql`
    SELECT id, discord_bot_id AS "discordBotId" FROM bots
    WHERE deleted_at IS NULL AND id > ${after ?? '0'}::bigint ORDER BY id LIMIT ${BATCH}
  `)
}

/** Hides a bot that Discord does not know. @returns whether it was listed */
function hide({ id }: CheckedBot) {
  return runInTransaction(async (trx) => {
    const hidden = await queryRows<{ userId: string }>(
      sql`
        UPDATE bots SET auto_deleted = true WHERE id = ${id} AND NOT auto_deleted
        RETURNING user_id AS "userId"
      `,
      trx
    )
    if (hidden[0]) await publishBotChange(trx, id, hidden[0].userId)
    return hidden.length > 0
  })
}

interface RefreshedBot {
  userId: string
  hasReturned: boolean
}

/** Lists a bot that Discord knows again and updates its names and images, except fields that staff have edited. */
function refresh({ id }: CheckedBot, account: BotAccount) {
  return runInTransaction(async (trx) => {
    const { name, avatar, banner, username, discriminator } = account
    const [changed] = await queryRows<RefreshedBot>(
      sql`
        WITH shown AS (
          SELECT id, auto_deleted,
            CASE WHEN 'name' = ANY (staff_edited_fields) THEN name ELSE ${name} END AS name,
            CASE WHEN 'avatar' = ANY (staff_edited_fields) THEN avatar ELSE ${avatar} END AS avatar,
            CASE WHEN 'banner' = ANY (staff_edited_fields) THEN banner ELSE ${banner} END AS banner
          FROM bots WHERE id = ${id} FOR NO KEY UPDATE
        )
        UPDATE bots SET auto_deleted = false, name = shown.name, avatar = shown.avatar,
          banner = shown.banner, username = ${username}, discriminator = ${discriminator}
        FROM shown
        WHERE bots.id = shown.id AND (
          bots.auto_deleted
          OR (bots.name, bots.avatar, bots.banner, bots.username, bots.discriminator)
            IS DISTINCT FROM
            (shown.name, shown.avatar, shown.banner, ${username}::text, ${discriminator}::text)
        )
        RETURNING bots.user_id AS "userId", shown.auto_deleted AS "hasReturned"
      `,
      trx
    )
    if (changed?.hasReturned) await publishBotChange(trx, id, changed.userId)
    else if (changed) await publish(trx, { topic: BOT_TOPIC, key: String(id) })
    return changed
  })
}

async function apply(results: readonly CheckResult[]) {
  const report = { checked: results.length, gone: 0, returned: 0, refreshed: 0 }
  for (const { bot, account } of results) {
    if (!account) {
      if (await hide(bot)) report.gone++
      continue
    }
    const changed = await refresh(bot, account)
    if (changed?.hasReturned) report.returned++
    else if (changed) report.refreshed++
  }
  return report
}

/**
 * Checks daily whether Discord still knows each bot, and updates its names and images.
 * @param pauseMs between two requests
 */
export function checkBots(pauseMs?: number) {
  return createBatchJob({
    name: 'check_bots',
    description:
      'Checks whether Discord still knows the bots, and refreshes their names and images',
    everyMs: DAY_MS,
    async batch(after, signal) {
      const bots = await nextBots(after)
      const results: CheckResult[] = []
      const fetchBot = async (bot: CheckedBot) => {
        const account = await findBotAccount(bot.discordBotId, undefined)
        results.push({ bot, account })
      }
      const { isInterrupted } = await fetchOneByOne(bots, fetchBot, signal, pauseMs)
      if (results.length >= SUSPICIOUS_COUNT && results.every(({ account }) => !account)) {
        throw new Error(`Discord knows none of ${results.length} bots, so nothing was changed.`)
      }
      const report = await apply(results)
      const last = results.at(-1)?.bot.id
      const isLast = !isInterrupted && bots.length < BATCH
      return { after: isLast ? null : last === undefined ? (after ?? '0') : String(last), report }
    },
  })
}
