import { getErrorCause } from '@botanica/api-client'
import {
  useIdempotentMutation as useExplainedMutation,
  type IdempotentMutationOptions as ExplainedMutationOptions,
} from '@botanica/api-client/idempotent-mutation'
import { preloadToasts, useToast } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { removeQueuedForm, queueForm, type QueuedForm } from './form-queue.ts'
import { useExplanation, type FailureTexts } from './use-explanation.ts'
import { usePathOfPage } from './use-path-of-page.ts'

interface MemberMutationOptions<Input, Answer> extends Omit<
  ExplainedMutationOptions<Input, Answer>,
  'describeError'
> {
  failed: FailureTexts
  /** Handles a specific error. @returns its text, or undefined for the general handling */
  describeError?: (error: unknown) => string | undefined
  /** Queued and offered again if there is no connection. */
  kept?:
    | (Pick<QueuedForm, 'by' | 'draft' | 'what' | 'about'> & {
        /** Says so. */
        text: string
      })
    | undefined
}

/** Names the cause of an error if the server could not be reached. */
function getConnectionCause(error: unknown): 'offline' | 'lost' | undefined {
  const name = getErrorCause(error)?.name
  return name === 'offline' || name === 'lost' ? name : undefined
}

/**
 * A mutation by a member. It has an idempotency key, so retries have no further effect, and errors are
 * explained in a toast.
 */
export function useMemberMutation<Input, Answer>({
  failed,
  describeError,
  kept,
  ...mutation
}: MemberMutationOptions<Input, Answer>) {
  const explain = useExplanation()
  const path = usePathOfPage()
  const { t } = useTranslation('toasts')
  const toast = useToast()
  // Mutations end with a toast, whose script must be loaded while there is a connection.
  useEffect(preloadToasts, [])
  return useExplainedMutation({
    ...mutation,
    onSuccess: (answer, input) => {
      if (kept) removeQueuedForm(kept)
      mutation.onSuccess(answer, input)
    },
    describeError: (error) => {
      const cause = getConnectionCause(error)
      if (kept && cause) {
        const { text: savedText, ...form } = kept
        const text = `${t(`because.${cause}`)} ${savedText}`
        // Further presses change nothing, so the toast appears once. The text stays next to the button.
        if (queueForm({ ...form, path })) toast({ title: t('saved.title'), text })
        return text
      }
      return describeError?.(error) ?? explain(error, failed)
    },
  })
}
