import { useEffect, useRef } from 'react'

/** What each key does; a key as `KeyboardEvent.key` names it. */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"][data-open]'

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null
}

/**
 * Keys of one letter for a whole screen, while it is shown and nobody is typing. They come before those of the frame
 * round it, so that `/` means the nearest search.
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
