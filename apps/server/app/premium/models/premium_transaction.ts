import { PremiumTransactionSchema } from '#database/schema'

export default class PremiumTransaction extends PremiumTransactionSchema {
  static override table = 'premium_transactions'
}
