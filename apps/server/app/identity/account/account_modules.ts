import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import type { DeletedAccountReviews } from '#app/identity/account/rules'

/** A deletion of an account. */
export interface AccountDeletion {
  memberId: string
  reviews: DeletedAccountReviews
  /** The member, or the staff member who deletes the account. */
  actor: Actor
}

/** The personal data of one context. Higher layers register it here, because identity cannot import them. */
export interface AccountModule {
  /** The key in the data export. */
  name: string
  /** Reads all personal data of the member, as the export shows it. */
  exportData(memberId: string, client: QueryClientContract): Promise<unknown>
  /** Deletes or anonymizes the data, in the transaction that deletes the account. */
  onAccountDeletion?(trx: TransactionClientContract, leaving: AccountDeletion): Promise<void>
}

const modules: AccountModule[] = []

/** Registers a module; `start/account_modules.ts` lists them all. */
export function registerAccountModule(module: AccountModule) {
  modules.push(module)
}

/** Returns the modules, lower layers first. */
export function getAccountModules(): readonly AccountModule[] {
  return modules
}
