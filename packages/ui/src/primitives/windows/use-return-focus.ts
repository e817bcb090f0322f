import { useEffect, useState } from 'react'

/**
 * Returns the focus to the element that had it when the dialog was mounted, for dialogs that a shortcut opens and
 * that are unmounted to close. Base UI does so for triggers and for dialogs that stay mounted.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog has left the document.
      setTimeout(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    },
    [opener]
  )
}
