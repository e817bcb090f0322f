import { CircuitState, type CircuitBreakerPolicy } from 'cockatiel'
import { type ServiceCall, serviceCalls } from '#app/core/observability/channels'

const breakers = new Map<string, CircuitBreakerPolicy>()

/** Registers the circuit breaker of a service, so that its state is a metric. */
export function registerBreaker(service: string, breaker: CircuitBreakerPolicy) {
  breakers.set(service, breaker)
}

/** Lists all services with a circuit breaker, and whether it stops calls at the moment. */
export function listBreakers(): { service: string; isOpen: boolean }[] {
  return [...breakers].map(([service, breaker]) => ({
    service,
    isOpen: breaker.state !== CircuitState.Closed,
  }))
}

/**
 * Runs a call to another service and reports its outcome and duration.
 * @param service one of a few names, never an address
 * @param isRefusal whether an error means that the service has answered
 */
export async function reportCall<Answer>(
  service: string,
  call: () => Promise<Answer>,
  isRefusal: (error: unknown) => boolean = () => false
): Promise<Answer> {
  if (!serviceCalls.hasSubscribers) return call()
  const startedAt = performance.now()
  const report = (outcome: ServiceCall['outcome']) =>
    serviceCalls.publish({ service, outcome, durationMs: performance.now() - startedAt })
  try {
    const answer = await call()
    report('answered')
    return answer
  } catch (error) {
    report(isRefusal(error) ? 'refused' : 'failed')
    throw error
  }
}
