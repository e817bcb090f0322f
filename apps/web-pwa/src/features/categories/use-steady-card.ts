import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { botsId } from './category-grid.ts'

/** How much of the opened bots shall be in sight: their tabs and the upper part of the first cards. */
const VISIBLE_PIXELS = 320
/** The site's header, which stays above everything. */
const HEADER_PIXELS = 72

interface AnchoredCard {
  card: HTMLElement
  /** Where it was in the window when it was pressed. */
  top: number
}

/** Layout effects are for browsers alone; a server would only warn of them. */
const useBrowserLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect

/** Whoever comes by an address that names a category is brought to it, unless the router has restored a place. */
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
 * When one category closes above another that opens, the page is shorter than before. This keeps the pressed card under
 * the pointer, and brings what it opened into sight when that lies below the window.
 *
 * @param openId the open category
 * @returns to be called with the card that was pressed, before the page changes
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
