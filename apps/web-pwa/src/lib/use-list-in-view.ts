import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

/** How much of a list must be in the window below its heading. */
const LEAST_VISIBLE_PX = 160

/**
 * Scrolls to the heading of a list after another filter or order was chosen, if the heading is not in the window. After
 * going back the router restores the position.
 * @param address the URL that the list was chosen by
 * @returns a ref for the heading
 */
export function useListInView(address: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastAddress = useRef(address)
  const navigationType = useNavigationType()

  useEffect(() => {
    if (lastAddress.current === address) return
    lastAddress.current = address
    if (navigationType === 'POP' || !heading.current) return
    const { top } = heading.current.getBoundingClientRect()
    // The space that sticky bars cover.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const isVisible = top >= (covered || 0) && top + LEAST_VISIBLE_PX <= window.innerHeight
    if (!isVisible) heading.current.scrollIntoView()
  }, [address, navigationType])
  return heading
}
