import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Where links to a group, a call, a shape lead. Calls have the names of the description: `/docs/api#bots.index`. */
export const groupAnchor = (name: string) => `calls-${name.toLowerCase().replaceAll(' ', '-')}`
export const shapeAnchor = (name: string) => `shape-${name}`
export const SHAPES_ANCHOR = 'schemas'

/**
 * Unfolds what the address names. A browser does so by itself when it loads a page, because the name stands within
 * what is folded; the router moves without telling it.
 */
export function useUnfolding(isLoaded: boolean) {
  const location = useLocation()

  useEffect(() => {
    const { hash } = location
    if (!isLoaded || hash === '') return
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    const details = target?.closest('details')
    if (!target || !details) return
    details.open = true
    target.scrollIntoView()
  }, [location, isLoaded])
}
