import { createIntent, type Intent } from '@botanica/api-client'
import { prepareToasts } from '@botanica/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useExplanation, type FailureWords } from './use-explanation.ts'

/** What a call takes besides what it is about. */
export interface Sending {
  headers: ReturnType<Intent['headersFor']>
}

interface DeedOptions<Input, Answer> {
  /** Names the deed; those of one name are done one after the other, in the order of the presses. */
  name: readonly (string | number)[]
  send: (input: Input, sending: Sending) => Promise<Answer>
  /** Shows at once what the server can hardly refuse. @returns how to take it back */
  foresee?: (input: Input) => Promise<() => void>
  done: (answer: Answer, input: Input) => void
  failed: FailureWords
  /** Explains a failure in its own way. @returns the sentence, or undefined to have it explained */
  refused?: (error: unknown) => string | undefined
  /** However it has ended. */
  settled?: () => void
}

/** Something that a member does: sent once, however often it is tried, and explained when it fails. */
export function useDeed<Input, Answer>(options: DeedOptions<Input, Answer>) {
  const explain = useExplanation()
  const [intent] = useState(createIntent)
  const [failure, setFailure] = useState<string | null>(null)
  // It ends in a toast, also when the connection is gone by then.
  useEffect(prepareToasts, [])
  const { mutate, isPending } = useMutation({
    mutationKey: options.name,
    scope: { id: options.name.join(' ') },
    // A deed that waits for the connection to come back would surprise whoever has moved on.
    networkMode: 'always',
    mutationFn: (input: Input) => options.send(input, { headers: intent.headersFor(input) }),
    onMutate: (input) => options.foresee?.(input),
    onSuccess: (answer, input) => {
      intent.settle()
      options.done(answer, input)
    },
    onError: (error, _input, takeBack) => {
      intent.settle(error)
      takeBack?.()
      setFailure(options.refused?.(error) ?? explain(error, options.failed))
    },
    onSettled: options.settled,
  })

  return {
    act: (input: Input) => {
      setFailure(null)
      mutate(input)
    },
    isBusy: isPending,
    /** Why it failed, until it is tried again. */
    failure,
  }
}
