/** When the pause of a service ends, by host, in milliseconds of the monotonic clock. There are only a few hosts. */
const pausedUntil = new Map<string, number>()

const getHost = (endpoint: string) => new URL(endpoint).host

/** Pauses all requests of this process to a push service that is down or limits us. */
export function pauseService(endpoint: string, ms: number) {
  const host = getHost(endpoint)
  pausedUntil.set(host, Math.max(pausedUntil.get(host) ?? 0, performance.now() + ms))
}

/** @returns milliseconds until the service may be called again; 0 when it may be called now */
export function getPauseMs(endpoint: string): number {
  const host = getHost(endpoint)
  const left = (pausedUntil.get(host) ?? 0) - performance.now()
  if (left > 0) return left
  pausedUntil.delete(host)
  return 0
}

/** Clears all pauses, for tests. */
export function resetPauses() {
  pausedUntil.clear()
}
