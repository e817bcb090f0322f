/** Until when a service is asked nothing, in milliseconds of the epoch. There are a handful of hosts. */
const resting = new Map<string, number>()

const hostOf = (endpoint: string) => new URL(endpoint).host

/** A service that is down, or has had enough, is left alone by this process, whoever was to be told. */
export function pauseService(endpoint: string, ms: number) {
  const host = hostOf(endpoint)
  resting.set(host, Math.max(resting.get(host) ?? 0, Date.now() + ms))
}

/** @returns milliseconds until the service may be asked again; 0 when it may */
export function getPauseMs(endpoint: string): number {
  const host = hostOf(endpoint)
  const left = (resting.get(host) ?? 0) - Date.now()
  if (left > 0) return left
  resting.delete(host)
  return 0
}

/** For tests: as a process that has just begun. */
export function resetPauses() {
  resting.clear()
}
