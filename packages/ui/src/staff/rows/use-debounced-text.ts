import { useEffect, useState } from 'react'

/** A search is sent after this pause in typing. */
const TYPING_MS = 250

/** A text state whose changes are reported after a pause in typing; a change from outside replaces it. */
export function useDebouncedText(
  settled: string,
  settle: (text: string) => void
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled)
  // The outside repeats a reported text a little later; by then more may be typed, which must not be lost.
  const [told, setTold] = useState(settled)
  const [heard, setHeard] = useState(settled)
  if (settled !== heard) {
    setHeard(settled)
    if (settled !== told) {
      setTold(settled)
      setTyped(settled)
    }
  }

  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      settle(typed)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped]
}
