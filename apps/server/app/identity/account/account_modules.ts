import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import type { DeletedAccountReviews } from '#app/identity/account/rules'

/** Whose account is deleted, and how. */
export interface AccountDeletion {
  memberId: string
  reviews: DeletedAccountReviews
  /** The member, or who of the staff does it. */
  actor: Actor
}

/** What a context holds of a member. Higher floors say so here, because this one cannot ask them. */
export interface AccountModule {
  /** Under which key the export has it. */
  name: string
  /** All that the context holds of the member, as the export shows it. */
  read(memberId: string, client: QueryClientContract): Promise<unknown>
  /** What becomes of it when the account is deleted, in the transaction that deletes it. */
  leave?(trx: TransactionClientContract, leaving: AccountDeletion): Promise<void>
}

const parts: AccountModule[] = []

/** Registers a part; `start/account_modules.ts` lists them. */
export function registerAccountModule(part: AccountModule) {
  parts.push(part)
}

/** Lower floors first. */
export function getAccountModules(): readonly AccountModule[] {
  return parts
}
