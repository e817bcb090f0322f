import {
  useDeed as useExplainedDeed,
  type DeedOptions as ExplainedDeedOptions,
} from '@botanica/api-client/deed'
import { prepareToasts } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { useExplanation, type FailureWords } from './use-explanation.ts'

interface DeedOptions<Input, Answer> extends Omit<ExplainedDeedOptions<Input, Answer>, 'explain'> {
  failed: FailureWords
  /** Explains a failure in its own way. @returns the sentence, or undefined to have it explained */
  refused?: (error: unknown) => string | undefined
}

/** Something that a member does: sent once, however often it is tried, and explained in a toast when it fails. */
export function useDeed<Input, Answer>({ failed, refused, ...deed }: DeedOptions<Input, Answer>) {
  const explain = useExplanation()
  // It ends in a toast, also when the connection is gone by then.
  useEffect(prepareToasts, [])
  return useExplainedDeed({
    ...deed,
    explain: (error) => refused?.(error) ?? explain(error, failed),
  })
}
