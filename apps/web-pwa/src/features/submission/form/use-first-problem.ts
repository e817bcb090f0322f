import { useEffect, useRef, useState } from 'react'

const INVALID_FIELD = '[data-broken]'
const CONTROLS = 'input, textarea, button, [role="checkbox"]'

/** Focuses the first invalid field once its error is rendered. */
export function useFirstProblem() {
  const form = useRef<HTMLFormElement>(null)
  const [rejections, setRejections] = useState(0)
  useEffect(() => {
    if (rejections === 0) return
    form.current?.querySelector(INVALID_FIELD)?.querySelector<HTMLElement>(CONTROLS)?.focus()
  }, [rejections])

  return { form, goThere: () => setRejections((count) => count + 1) }
}
