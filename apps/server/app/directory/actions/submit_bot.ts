import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { insertedRow, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { setCategories, notifyCoOwners, publishBotChange } from '#app/directory/actions/bot_changes'
import { type BotFields, toBotColumns } from '#app/directory/bot_fields'
import { lockSubmissionAllowance } from '#app/directory/queries/submission_allowance'
import { recordVersion } from '#app/directory/versions/actions/record_version'
import type { BotAccount } from '#app/platform/discord/bot_account'

export interface Submission {
  discordBotId: string
  /** As the platform returned it. */
  account: BotAccount
  fields: BotFields
  categoryIds: readonly number[]
  additionalOwners: readonly string[]
  /** Whether the member's staff rights count (`carriesStaffRights`). */
  staffRights: boolean
}

/**
 * Submits a bot for review.
 * @returns its id
 * @throws NoRowsAffectedError when the member has reached the limit or is restricted, or the bot is listed already
 */
export async function submitBot(
  trx: TransactionClientContract,
  actor: Actor,
  submission: Submission
): Promise<number> {
  if (!(await lockSubmissionAllowance(trx, actor.id, submission.staffRights)))
    throw new NoRowsAffectedError()

  const { discordBotId, account, fields, additionalOwners } = submission
  const row = {
    discord_bot_id: discordBotId,
    user_id: actor.id,
    ...account,
    ...toBotColumns(fields),
    additional_owners: additionalOwners,
  }
  const [submitted] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO bots ${insertedRow(row)}
      ON CONFLICT (discord_bot_id) WHERE deleted_at IS NULL DO NOTHING RETURNING id
    `,
    trx
  )
  if (!submitted) throw new NoRowsAffectedError()

  const { id } = submitted
  await setCategories(trx, id, submission.categoryIds)
  await recordVersion(trx, id, { kind: 'submitted', authorId: actor.id })
  await audit(trx, actor, {
    action: 'submit_bot',
    targetType: 'bot',
    targetId: String(id),
    details: { targetName: account.name, discordBotId },
  })
  await publishBotChange(trx, id)
  await notifyCoOwners(trx, id, additionalOwners)
  return id
}
