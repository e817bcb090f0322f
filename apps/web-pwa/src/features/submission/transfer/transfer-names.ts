import type { BotTransfer } from '@botanica/api-client/submission'
import { personName } from '@botanica/ui/people'
import { useTranslation } from 'react-i18next'

/** Returns the names of both parties of a transfer. */
export function useTransferNames({ from, to }: Pick<BotTransfer, 'from' | 'to'>) {
  const { t } = useTranslation('forms')
  return {
    sender: personName(from) ?? t('transfer.someone'),
    receiver: personName(to) ?? t('transfer.someone'),
  }
}
