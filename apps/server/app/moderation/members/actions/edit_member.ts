import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { setMemberColumns } from '#app/identity/actions/change_member'
import { lockUsernames } from '#app/identity/actions/sign_in'
import { USER_TOPIC } from '#app/identity/outbox'
import { USERS } from '#app/identity/tables'
import { EDITED_MEMBER_FIELDS, getEditError, type EditedMemberField } from '#app/moderation/rules'
import { lockMemberForChange, type MemberDecision } from '#app/moderation/members/lock_member'
import { findNameTaker } from '#app/moderation/members/queries/find_name_taker'

/** Absent fields stay as they are; `null` clears a field. */
export type MemberEdit = { [Field in EditedMemberField]?: string | null | undefined }

const COLUMNS: Record<EditedMemberField, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  displayName: 'display_name',
  username: 'username',
  bio: 'bio',
  website: 'website',
  twitter: 'twitter',
  github: 'github',
  youtube: 'youtube',
}

const READ_COLUMNS = rawSql(
  EDITED_MEMBER_FIELDS.map((field) => `${COLUMNS[field]} AS "${field}"`).join(', ')
)

/** Fields that come from Discord. Refreshes do not overwrite those that staff have set. */
const FROM_DISCORD = new Set<EditedMemberField>(['email', 'displayName', 'username'])

/** E-mail addresses are not logged: readers of the audit log do not need them. */
const UNLOGGED = 'email' satisfies EditedMemberField

type Values = Record<string, string | null>

function toLogValue(fields: EditedMemberField[], values: Values) {
  const loggedFields = fields.filter((field) => field !== UNLOGGED)
  return Object.fromEntries(loggedFields.map((field) => [field, values[field] ?? null]))
}

/** Returns the columns from Discord that staff have set. A cleared field comes from Discord again. */
function listStaffEditedColumns(
  before: readonly string[],
  fields: EditedMemberField[],
  edit: MemberEdit
) {
  const edited = new Set(before)
  for (const field of fields.filter((one) => FROM_DISCORD.has(one))) {
    if (edit[field] === null) edited.delete(COLUMNS[field])
    else edited.add(COLUMNS[field])
  }
  return [...edited].toSorted()
}

/**
 * Edits a member's profile.
 * @throws NoRowsAffectedError when the member is gone, the actor may not do this, or the username or e-mail is taken
 */
export async function editMember(
  trx: TransactionClientContract,
  decision: MemberDecision,
  edit: MemberEdit
): Promise<void> {
  await lockUsernames(trx)
  const member = await lockMemberForChange(trx, decision, getEditError)
  const { memberId, actor } = decision
  if (await findNameTaker(memberId, edit, trx)) throw new NoRowsAffectedError()

  const rows = await queryRows<Values & { edited: string[] }>(
    sql`SELECT ${READ_COLUMNS}, staff_edited_fields AS edited FROM ${USERS} WHERE id = ${memberId}`,
    trx
  )
  const before = rows[0]!
  const changed = EDITED_MEMBER_FIELDS.filter(
    (field) => edit[field] !== undefined && edit[field] !== before[field]
  )
  if (changed.length === 0) return

  const columns = {
    ...Object.fromEntries(changed.map((field) => [COLUMNS[field], edit[field] ?? null])),
    staff_edited_fields: listStaffEditedColumns(before.edited, changed, edit),
  }
  await setMemberColumns(trx, memberId, columns)
  await audit(trx, actor, {
    action: 'edit_user',
    targetType: 'user',
    targetId: memberId,
    details: {
      targetName: member.name,
      fields: changed,
      oldValue: toLogValue(changed, before),
      newValue: toLogValue(changed, edit as Values),
    },
  })
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
