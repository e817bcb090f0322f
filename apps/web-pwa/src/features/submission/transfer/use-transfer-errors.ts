import { ApiError } from '@botanica/api-client'
import { TRANSFER_ERRORS, type TransferErrorReason } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'

const LIMIT = 'limit'

const isReason = (reason: string): reason is TransferErrorReason =>
  Object.hasOwn(TRANSFER_ERRORS, reason)

/** Returns a function that gives the text of why a transfer is not possible; undefined for all other errors. */
export function useTransferErrors() {
  const { t } = useTranslation('forms')
  return (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const reason = error.code === LIMIT ? LIMIT : (error.reason ?? '')
    return isReason(reason) ? t(`transfers.errors.${reason}`) : undefined
  }
}
