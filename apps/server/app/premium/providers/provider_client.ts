import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  noJitterGenerator,
} from 'cockatiel'
import logger from '@adonisjs/core/services/logger'
import { registerBreaker, reportCall } from '#app/core/observability/service_calls'
import { Failure } from '#app/core/errors'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'

/** Consecutive failures that open the circuit breaker. */
const FAILURES_TO_BREAK = 5
const BREAK_MS = 2 * SECOND_MS
const LONGEST_BREAK_MS = MINUTE_MS
const RETRY_AFTER_SECONDS = 5

/** The timeout of a call to a provider, in milliseconds. */
export const PROVIDER_DEADLINE_MS = 8 * SECOND_MS

interface ProviderErrorDetails {
  /** The HTTP status of the provider's response. */
  providerStatus: number
  /** The provider's message, for the log. */
  providerMessage: string
  /** Whether the provider reports that the requested object does not exist. */
  isMissing: boolean
}

/**
 * A provider has refused a call, as opposed to an outage. Callers of our API get `unavailable` all the same, unless the action
 * handles the error.
 */
export class ProviderError extends Failure {
  readonly providerStatus: number
  readonly providerMessage: string
  readonly isMissing: boolean

  constructor({ providerStatus, providerMessage, isMissing }: ProviderErrorDetails) {
    super('unavailable', {
      message: 'The payment provider refuses this at the moment. Nothing was changed.',
      retryAfter: RETRY_AFTER_SECONDS,
    })
    this.providerStatus = providerStatus
    this.providerMessage = providerMessage
    this.isMissing = isMissing
  }
}

/**
 * Calls one provider through a circuit breaker, which stops calls for a while after consecutive failures.
 * @throws `unavailable` when the provider does not answer; `ProviderError` when it refuses a call
 */
export class ProviderClient {
  readonly #name: string
  readonly #breaker

  constructor(name: string) {
    this.#name = name
    this.#breaker = circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: BREAK_MS,
        maxDelay: LONGEST_BREAK_MS,
        generator: noJitterGenerator,
      }),
    })
    registerBreaker(name, this.#breaker)
  }

  async call<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const outcome = await this.#breaker
      .execute(() => this.#attempt(call))
      .catch((error: unknown) => {
        if (!(error instanceof BrokenCircuitError)) {
          logger.warn({ err: error, provider: this.#name }, 'a payment provider does not answer')
        }
        throw new Failure('unavailable', {
          message: 'The payment provider does not answer at the moment. Please try again shortly.',
          retryAfter: RETRY_AFTER_SECONDS,
        })
      })
    if (!(outcome instanceof ProviderError)) return outcome
    const { isMissing, providerStatus, providerMessage } = outcome
    if (!isMissing) {
      logger.warn(
        { provider: this.#name, status: providerStatus, reason: providerMessage },
        'a payment provider refuses a call'
      )
    }
    throw outcome
  }

  /** Returns a refusal instead of throwing it, because the breaker must not count it as a failure. */
  async #attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | ProviderError> {
    try {
      return await reportCall(this.#name, call, (error) => error instanceof ProviderError)
    } catch (error) {
      if (error instanceof ProviderError) return error
      throw error
    }
  }
}

/** Returns the result of a call, or `null` when the provider says that the object does not exist. */
export async function nullIfMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderError && error.isMissing) return null
    throw error
  }
}
