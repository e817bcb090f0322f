/** Where a server process is in its life. Balancers send requests only while it serves. */
export type Phase = 'booting' | 'serving' | 'draining'

let phase: Phase = 'booting'

export function currentPhase() {
  return phase
}

export function enterPhase(next: Phase) {
  phase = next
}
