/** The lifecycle phase of a server process. Load balancers send requests only while it is `serving`. */
export type Phase = 'booting' | 'serving' | 'draining'

let phase: Phase = 'booting'

export function currentPhase() {
  return phase
}

export function enterPhase(next: Phase) {
  phase = next
}
