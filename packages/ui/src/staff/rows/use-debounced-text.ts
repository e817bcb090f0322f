import { useEffect, useState } from 'react'

/** A search is sent after this pause in typing. */
const TYPING_MS = 250

/** A text state whose changes are reported after a pause in typing; a change from outside replaces it. */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value)
  // The outside repeats a reported text a little later; by then more may be typed, which must not be lost.
  const [reported, setReported] = useState(value)
  const [received, setReceived] = useState(value)
  if (value !== received) {
    setReceived(value)
    if (value !== reported) {
      setReported(value)
      setTyped(value)
    }
  }

  useEffect(() => {
    if (typed === reported) return
    const timer = setTimeout(() => {
      setReported(typed)
      onChange(typed)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped]
}
