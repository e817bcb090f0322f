import { useEffect, useState } from 'react'

/** A pause in typing after which a search is worth its request. */
const TYPING_MS = 250

/** A text to type in, which is `settle`d when typing pauses; a change from outside replaces it. */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value)
  // What the outside was told it repeats a little later; by then more may be typed, which must not be lost.
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
