import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'

/** The options of a call besides its parameters and body. */
export interface IdempotentCallOptions {
  headers: ReturnType<IdempotencyKeys['headersFor']>
}

export interface IdempotentMutationOptions<Input, Answer> {
  /** Identifies the mutation; mutations with the same name run one after the other, in the order of the clicks. */
  name: readonly (string | number)[]
  send: (input: Input, sending: IdempotentCallOptions) => Promise<Answer>
  /** Applies the expected result before the response. @returns a function that rolls it back */
  updateOptimistically?: ((input: Input) => Promise<() => void>) | undefined
  onSuccess: (answer: Answer, input: Input) => void
  /** Describes a failure to the user. @returns the text, which is also shown next to the control */
  describeError: (error: unknown, input: Input) => string
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined
}

/**
 * A mutation with an idempotency key: processed once however often it is sent, with its failure described to the user.
 */
export function useIdempotentMutation<Input, Answer>(
  options: IdempotentMutationOptions<Input, Answer>
) {
  const [intent] = useState(createIdempotencyKeys)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: options.name,
    scope: { id: options.name.join(' ') },
    // A mutation that is paused until the connection returns would surprise users who have moved on.
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
    /** Why it failed; cleared by the next attempt. */
    failure,
  }
}
