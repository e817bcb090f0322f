import { ReportCommand } from '#app/core/console/report_command'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MemberDecision } from '#app/moderation/members/lock_member'

/** The base of commands that moderate a member. They run the same actions as staff do, with `null` as the actor. */
export abstract class MemberCommand extends ReportCommand {
  /** Carries out a decision and prints the member's status afterwards. */
  protected async decide(
    memberId: string,
    work: (trx: TransactionClientContract, decision: MemberDecision) => Promise<void>
  ) {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    const { findProfile } = await import('#app/identity/queries/find_profile')
    const { MEMBER_CONFLICTS } = await import('#app/moderation/rules')

    if (!(await findProfile(memberId))) {
      return this.failWith(
        `There is no member with the id ${memberId}. People become members by signing in.`
      )
    }
    try {
      await runInTransaction((trx) => work(trx, { actor: null, memberId }))
    } catch (error) {
      if (!(error instanceof NoRowsAffectedError)) throw error
      return this.failWith(MEMBER_CONFLICTS.lastOwner)
    }
    const member = (await findProfile(memberId))!
    const {
      id,
      username,
      displayName,
      storedRoles: roles,
      banned,
      banReason,
      banExpiresAt,
    } = member
    this.show({ id, username, displayName, roles, banned, banReason, banExpiresAt })
  }
}
