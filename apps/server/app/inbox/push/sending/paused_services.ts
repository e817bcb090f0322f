/** When the pause of a service ends, by host, in milliseconds since the epoch. There are only a few hosts. */
const resting = new Map<string, number>()

const hostOf = (endpoint: string) => new URL(endpoint).host

/** Pauses all requests of this process to a push service that is down or limits us. */
export function pauseService(endpoint: string, ms: number) {
  const host = hostOf(endpoint)
  resting.set(host, Math.max(resting.get(host) ?? 0, Date.now() + ms))
}

/** @returns milliseconds until the service may be called again; 0 when it may be called now */
export function getPauseMs(endpoint: string): number {
  const host = hostOf(endpoint)
  const left = (resting.get(host) ?? 0) - Date.now()
  if (left > 0) return left
  resting.delete(host)
  return 0
}

/** For tests: forgets all pauses. */
export function resetPauses() {
  resting.clear()
}
