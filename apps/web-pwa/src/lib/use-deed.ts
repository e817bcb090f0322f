import { causeOf } from '@botanica/api-client'
import {
  useDeed as useExplainedDeed,
  type DeedOptions as ExplainedDeedOptions,
} from '@botanica/api-client/deed'
import { prepareToasts } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { dropUnsent, keepUnsent, type Unsent } from './unsent.ts'
import { useExplanation, type FailureWords } from './use-explanation.ts'
import { usePathOfPage } from './use-path-of-page.ts'

interface DeedOptions<Input, Answer> extends Omit<ExplainedDeedOptions<Input, Answer>, 'explain'> {
  failed: FailureWords
  /** Explains a failure in its own way. @returns the sentence, or undefined to have it explained */
  refused?: (error: unknown) => string | undefined
  /** What is kept, and offered again, when there is no connection to send it by. */
  kept?: Pick<Unsent, 'draft' | 'what' | 'about'> | undefined
}

/** Nobody was there to answer; what was typed is as it was. */
function isUnreachable(error: unknown) {
  const cause = causeOf(error)
  return cause?.name === 'offline' || cause?.name === 'lost'
}

/** Something that a member does: sent once, however often it is tried, and explained in a toast when it fails. */
export function useDeed<Input, Answer>({
  failed,
  refused,
  kept,
  ...deed
}: DeedOptions<Input, Answer>) {
  const explain = useExplanation()
  const path = usePathOfPage()
  // It ends in a toast, also when the connection is gone by then.
  useEffect(prepareToasts, [])
  return useExplainedDeed({
    ...deed,
    done: (answer, input) => {
      if (kept) dropUnsent(kept.draft)
      deed.done(answer, input)
    },
    explain: (error) => {
      if (kept && isUnreachable(error)) keepUnsent({ ...kept, path })
      return refused?.(error) ?? explain(error, failed)
    },
  })
}
