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
  /** Explains a failure in its own way. @returns the sentence, or undefined to have it explained */
  describeError?: (error: unknown) => string | undefined
  /** What is kept, and offered again, when there is no connection to send it by. */
  kept?: Pick<QueuedForm, 'by' | 'draft' | 'what' | 'about'> | undefined
}

/** Nobody was there to answer; what was typed is as it was. */
function getConnectionCause(error: unknown): 'offline' | 'lost' | undefined {
  const name = getErrorCause(error)?.name
  return name === 'offline' || name === 'lost' ? name : undefined
}

/** Something that a member does: sent once, however often it is tried, and explained in a toast when it fails. */
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
  // It ends in a toast, also when the connection is gone by then.
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
        const text = `${t(`because.${cause}`)} ${t(`saved.${kept.what}`)}`
        // Pressing again changes nothing, so it is said once; the sentence stays beside the button.
        if (queueForm({ ...kept, path })) toast({ title: t('saved.title'), text })
        return text
      }
      return describeError?.(error) ?? explain(error, failed)
    },
  })
}
