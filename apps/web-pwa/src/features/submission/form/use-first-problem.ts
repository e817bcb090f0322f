import { useEffect, useRef, useState } from 'react'

const BROKEN = '[data-broken]'
const CONTROLS = 'input, textarea, button, [role="checkbox"]'

/** Leads to the first field that is wrong, once its problem is on the screen. */
export function useFirstProblem() {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector(BROKEN)?.querySelector<HTMLElement>(CONTROLS)?.focus()
  }, [refusals])

  return { form, goThere: () => setRefusals((count) => count + 1) }
}
