import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import type { ReviewsOfTheLeaving } from '#app/identity/account/rules'

/** Whose account is deleted, and how. */
export interface Leaving {
  memberId: string
  reviews: ReviewsOfTheLeaving
  /** The member, or who of the staff does it. */
  actor: Actor
}

/** What a context holds of a member. Higher floors say so here, because this one cannot ask them. */
export interface AccountPart {
  /** Under which key the export has it. */
  name: string
  /** All that the context holds of the member, as the export shows it. */
  read(memberId: string, client: QueryClientContract): Promise<unknown>
  /** What becomes of it when the account is deleted (ruling R20), in the transaction that deletes it. */
  leave?(trx: TransactionClientContract, leaving: Leaving): Promise<void>
}

const parts: AccountPart[] = []

/** Registers a part; `start/account_parts.ts` lists them. */
export function addAccountPart(part: AccountPart) {
  parts.push(part)
}

/** Lower floors first. */
export function accountParts(): readonly AccountPart[] {
  return parts
}
