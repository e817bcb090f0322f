import { getErrorCause, hasStatus } from '@botanica/api-client'
import { HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'
import {
  useIdempotentMutation,
  type IdempotentMutationOptions,
} from '@botanica/api-client/idempotent-mutation'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadToasts, type ToastMessage, useToast } from '../primitives/toast.tsx'
import { useStaff } from './environment.tsx'
import { getServerMessage } from './server-reasons.ts'

const LOGGED_OUT_REDIRECT_MS = 500

export interface DecisionOptions<Input, Answer> extends Omit<
  IdempotentMutationOptions<Input, Answer>,
  'describeError' | 'updateOptimistically'
> {
  /** The toast after success; none for null. */
  success: string | ((input: Input, answer: Answer) => string | null)
  /** The action of the toast after success. */
  offer?: (answer: Answer) => ToastMessage['action']
  /** The object of the decision, shown below the title, because staff decide on many in a row. */
  about?: string | undefined
  /**
   * Describes specific errors.
   * @returns the text, or undefined to fall back to the error code's text and then to the server's own message
   */
  describeError?: (error: unknown, input: Input) => string | undefined
}

/** Returns a function that describes an error without a text of its own: by its code, or by the server's own message. */
export function useErrorText() {
  const { t } = useTranslation(['staff', 'toasts'])

  return (error: unknown): string => {
    if (hasStatus(error, HTTP_UNAUTHORIZED)) return t('toasts:unauthorized.text')
    const cause = getErrorCause(error)
    return cause ? t(`toasts:because.${cause.name}`) : (getServerMessage(error) ?? t('failed'))
  }
}

/** A staff mutation: sent once, followed by a success toast, or described in a toast `Error` when it fails. */
export function useDecision<Input, Answer>({
  success,
  about,
  offer,
  describeError,
  onSuccess,
  ...mutation
}: DecisionOptions<Input, Answer>) {
  const { t } = useTranslation(['staff', 'toasts'])
  const { signIn } = useStaff()
  const toast = useToast()
  const getErrorText = useErrorText()
  useEffect(preloadToasts, [])

  function describe(error: unknown, input: Input): string {
    if (hasStatus(error, HTTP_UNAUTHORIZED)) {
      const text = getErrorText(error)
      toast({ title: t('toasts:unauthorized.title'), text, tone: 'error' })
      setTimeout(signIn, LOGGED_OUT_REDIRECT_MS)
      return text
    }
    const text = describeError?.(error, input) ?? getErrorText(error)
    toast({ title: t('toasts:error.title'), text, tone: 'error' })
    return text
  }

  return useIdempotentMutation<Input, Answer>({
    ...mutation,
    describeError: describe,
    onSuccess: (answer, input) => {
      const title = typeof success === 'string' ? success : success(input, answer)
      const action = offer?.(answer)
      if (title !== null) toast({ title, text: about, tone: 'success', action })
      onSuccess(answer, input)
    },
  })
}
