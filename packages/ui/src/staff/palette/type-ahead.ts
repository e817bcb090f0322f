/** Keys that were typed before a text field had the focus. */
export interface TypeAhead {
  /** Ends the buffering and returns the text. */
  take: () => string
}

/**
 * Buffers what is typed until somebody takes it, and keeps these keys from the shortcuts of the page. For a text field
 * whose script may still be loading.
 * @param onEscape called for Escape, which ends the buffering
 */
export function bufferTyping(onEscape: () => void): TypeAhead {
  let text = ''

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      stop()
      onEscape()
    } else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function stop() {
    removeEventListener('keydown', onKeyDown, { capture: true })
  }

  // On the window, which comes before the listeners of shortcuts on the document.
  addEventListener('keydown', onKeyDown, { capture: true })
  return {
    take: () => {
      stop()
      const taken = text
      text = ''
      return taken
    },
  }
}
