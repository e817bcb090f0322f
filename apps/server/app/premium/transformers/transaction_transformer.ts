import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TransactionRow } from '#app/premium/queries/own_premium'

/** An entry of a member's payment history. */
export default class TransactionTransformer extends BaseTransformer<TransactionRow> {
  toObject() {
    const { expiresAt, createdAt, ...transaction } = this.resource
    return {
      id: transaction.id,
      provider: transaction.provider,
      type: transaction.type,
      amount: transaction.amount,
      currency: transaction.currency,
      status: transaction.status,
      receiptUrl: transaction.receiptUrl,
      expiresAt: expiresAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }
  }
}
