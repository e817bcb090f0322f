import type { ReactNode } from 'react'

export const TOOLTIP_DELAY_MS = 700

/** The delay for moving the pointer from an element to its tooltip, which can be hovered too (WCAG 1.4.13). */
const CROSSING_MS = 150

/** Within this time after a tooltip the next one opens without delay. */
const NEIGHBOUR_MS = 400

/** Mark an element with a tooltip by the tooltip's id, and the tooltip itself. */
export const TOOLTIP_SELECTOR = 'data-hinted'
export const TOOLTIP_ATTRIBUTE = 'data-hint'

export interface TooltipTarget {
  anchor: Element
  content: ReactNode
}

const contents = new Map<string, ReactNode>()

/**
 * Registers the tooltip text of the element that is marked with this id.
 *
 * @returns the unregister function
 */
export function keepTooltipOpen(id: string, content: ReactNode) {
  contents.set(id, content)
  return () => {
    contents.delete(id)
  }
}

export interface TooltipEvents {
  /** The user may be about to see a tooltip. */
  onApproach: () => void
  onShow: (hint: TooltipTarget) => void
  onHide: () => void
}

function nearest(target: EventTarget | null, attribute: string): Element | null {
  return target instanceof Element ? target.closest(`[${attribute}]`) : null
}

/**
 * Listens to pointer and focus events on the document, so that a hundred elements with tooltips cost no more than one.
 *
 * @returns `stop`, and `hide` for whatever else closes a tooltip
 */
export function watchTooltipTargets({ onApproach, onShow, onHide }: TooltipEvents) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Element | null = null
  let lastHidden = -Infinity

  function show(anchor: Element) {
    clearTimeout(timer)
    if (!anchor.isConnected) return
    shown = anchor
    onShow({ anchor, content: contents.get(anchor.getAttribute(TOOLTIP_SELECTOR)!) })
  }
  function hide() {
    clearTimeout(timer)
    if (!shown) return
    shown = null
    lastHidden = performance.now()
    onHide()
  }
  function later(run: () => void, delay: number) {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    const anchor = nearest(target, TOOLTIP_SELECTOR)
    if (nearest(target, TOOLTIP_ATTRIBUTE) || (anchor && anchor === shown)) clearTimeout(timer)
    else if (anchor) {
      onApproach()
      const isNeighbour = shown || performance.now() - lastHidden < NEIGHBOUR_MS
      later(() => show(anchor), isNeighbour ? 0 : TOOLTIP_DELAY_MS)
    } else if (shown) later(hide, CROSSING_MS)
    else clearTimeout(timer)
  }
  function onFocusIn({ target }: FocusEvent) {
    const anchor = nearest(target, TOOLTIP_SELECTOR)
    if (anchor?.matches(':focus-visible')) {
      onApproach()
      show(anchor)
    } else hide()
  }

  const watching = new AbortController()
  const options = { passive: true, signal: watching.signal }
  document.addEventListener('pointerover', onPointerOver, options)
  document.addEventListener('focusin', onFocusIn, options)
  document.addEventListener('focusout', hide, options)
  document.addEventListener('pointerdown', hide, options)
  return {
    hide,
    stop: () => {
      clearTimeout(timer)
      watching.abort()
    },
  }
}
