import { ApiError, findReason } from '@botanica/api-client'
import { TRANSFER_ERRORS } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'

const LIMIT = 'limit'

/** Returns a function that gives the text of why a transfer is not possible; undefined for all other errors. */
export function useTransferErrors() {
  const { t } = useTranslation('forms')
  return (error: unknown): string | undefined => {
    const isLimit = error instanceof ApiError && error.code === LIMIT
    const reason = isLimit ? LIMIT : findReason(error, TRANSFER_ERRORS)
    return reason && t(`transfers.errors.${reason}`)
  }
}
