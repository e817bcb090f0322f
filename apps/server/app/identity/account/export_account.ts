import { runInTransaction } from '#app/core/database/run_in_transaction'
import { getAccountModules } from '#app/identity/account/account_modules'
import { profileAccount } from '#app/identity/account/profile_account'

/** Exports all personal data of a member, as of one moment. */
export async function exportAccount(memberId: string): Promise<Record<string, unknown>> {
  return runInTransaction(
    async (trx) => {
      const exported: Record<string, unknown> = { exportedAt: new Date().toISOString() }
      for (const { name, exportData } of [profileAccount, ...getAccountModules()]) {
        exported[name] = await exportData(memberId, trx)
      }
      return exported
    },
    { isolationLevel: 'repeatable read' }
  )
}
