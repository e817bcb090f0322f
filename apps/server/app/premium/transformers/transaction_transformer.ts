import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TransactionRow } from '#app/premium/queries/own_premium'

/** A line of a member's history of payments. */
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
