import { useEffect, useState } from 'react'

/** A pause in typing after which a search is worth its request. */
const TYPING_MS = 250

/** A text to type in, which is `settle`d when typing pauses; a change from outside replaces it. */
export function useDebouncedText(
  settled: string,
  settle: (text: string) => void
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled)
  // What the outside was told it repeats a little later; by then more may be typed, which must not be lost.
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
