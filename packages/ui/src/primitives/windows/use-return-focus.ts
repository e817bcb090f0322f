import { useEffect, useState } from 'react'

const TAB_STOP = ':scope > [tabindex="0"]'

/**
 * Returns the focus to the element that had it when the dialog was mounted, for dialogs that a shortcut opens and
 * that are unmounted to close. If it has left in the meantime, as a row does that others have decided on, the tab stop
 * among its siblings gets the focus. Base UI returns it for triggers and for dialogs that stay mounted.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  const [siblings] = useState(() => opener?.parentElement ?? null)
  useEffect(
    () => () => {
      // After the dialog has left the document.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        else siblings?.querySelector<HTMLElement>(TAB_STOP)?.focus()
      })
    },
    [opener, siblings]
  )
}
