import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Anchors of groups and schemas. Calls use their names from the API description: `/docs/api#bots.index`. */
export const groupAnchor = (name: string) => `calls-${name.toLowerCase().replaceAll(' ', '-')}`
export const shapeAnchor = (name: string) => `shape-${name}`
export const SHAPES_ANCHOR = 'schemas'

/**
 * Opens the `<details>` element that contains the URL's anchor. Browsers do this when they load a page, but
 * not on client-side navigation, where the router scrolls to one that is open.
 */
export function useUnfolding(isLoaded: boolean) {
  const location = useLocation()

  useEffect(() => {
    const { hash } = location
    if (!isLoaded || hash === '') return
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    const details = target?.closest('details')
    if (!target || !details || details.open) return
    details.open = true
    target.scrollIntoView()
  }, [location, isLoaded])
}
