import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'

/** What a call takes besides what it is about. */
export interface IdempotentCallOptions {
  headers: ReturnType<IdempotencyKeys['headersFor']>
}

export interface IdempotentMutationOptions<Input, Answer> {
  /** Names the deed; those of one name are done one after the other, in the order of the presses. */
  name: readonly (string | number)[]
  send: (input: Input, sending: IdempotentCallOptions) => Promise<Answer>
  /** Shows at once what the server can hardly refuse. @returns how to take it back */
  updateOptimistically?: ((input: Input) => Promise<() => void>) | undefined
  onSuccess: (answer: Answer, input: Input) => void
  /** Tells why it failed. @returns the sentence, for the place where it was tried */
  describeError: (error: unknown, input: Input) => string
  /** However it has ended. */
  onSettled?: (() => void) | undefined
}

/** Something that a person does: sent once, however often it is tried, and explained when it fails. */
export function useIdempotentMutation<Input, Answer>(
  options: IdempotentMutationOptions<Input, Answer>
) {
  const [intent] = useState(createIdempotencyKeys)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: options.name,
    scope: { id: options.name.join(' ') },
    // A deed that waits for the connection to come back would surprise whoever has moved on.
    networkMode: 'always',
    mutationFn: (input: Input) => options.send(input, { headers: intent.headersFor(input) }),
    onMutate: (input) => options.updateOptimistically?.(input),
    onSuccess: (answer, input) => {
      intent.settle()
      options.onSuccess(answer, input)
    },
    onError: (error, input, takeBack) => {
      intent.settle(error)
      takeBack?.()
      setFailure(options.describeError(error, input))
    },
    onSettled: options.onSettled,
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
