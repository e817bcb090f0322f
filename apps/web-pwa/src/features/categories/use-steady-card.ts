import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { botsId } from './category-grid.ts'

/** How much of the opened bots should be visible: the tabs and the upper part of the first cards. */
const VISIBLE_PIXELS = 320
/** Height of the sticky header. */
const HEADER_PIXELS = 72

interface AnchoredCard {
  card: HTMLElement
  /** Its position in the viewport when it was pressed. */
  top: number
}

/** Layout effects only run in browsers. On a server, React would log a warning. */
const useBrowserLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect

/** Scrolls to the category that the URL names, unless the router has restored a scroll position. */
function useScrollToOpenCategory(openId: number | null) {
  const initialId = useRef(openId)

  useEffect(() => {
    if (initialId.current === null || window.scrollY > 0) return
    const bots = document.getElementById(botsId(initialId.current))
    const isVisible = bots && bots.getBoundingClientRect().top + VISIBLE_PIXELS < window.innerHeight
    if (!isVisible) bots?.scrollIntoView({ behavior: 'instant' })
  }, [])
}

/**
 * Scroll anchoring for categories. When a category above closes while another opens, the page gets shorter.
 * This keeps the pressed card under the pointer, and scrolls if the opened bots are below the viewport.
 *
 * @param openId the open category
 * @returns a function to call with the pressed card before the page changes
 */
export function useSteadyCard(openId: number | null): (card: HTMLElement) => void {
  const anchor = useRef<AnchoredCard | null>(null)
  useScrollToOpenCategory(openId)

  useBrowserLayoutEffect(() => {
    if (!anchor.current) return
    const { card, top } = anchor.current
    anchor.current = null
    window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
    if (openId === null) return

    const { top: cardTop, bottom } = card.getBoundingClientRect()
    const hidden = bottom + VISIBLE_PIXELS - window.innerHeight
    const spaceAbove = cardTop - HEADER_PIXELS
    if (hidden > 0 && spaceAbove > 0) {
      window.scrollBy({ top: Math.min(hidden, spaceAbove), behavior: 'smooth' })
    }
  }, [openId])

  return useCallback((card) => {
    anchor.current = { card, top: card.getBoundingClientRect().top }
  }, [])
}
