import { useEffect, useRef } from 'react'

/** Handlers by key; a key as in `KeyboardEvent.key`. */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"][data-open]'

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null
}

/**
 * Single-letter shortcuts of a screen, active while it is mounted and nobody is typing. They take precedence over those
 * of the surrounding frame, so that `/` focuses the nearest search.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isElsewhere(event.target)) return
      const run = current.current[event.key]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
