import { createContext, use, useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { lazyComponent, preload, useOnceOpened } from './lazy-component.ts'

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastMessage {
  title: string
  text?: string
  /** The appearance; all toasts are announced in the one live region, in order. */
  tone?: ToastTone
  /** One action, which closes the toast; `forMs` is how long it can be chosen, in milliseconds. */
  action?: { label: string; onSelect: () => void; forMs?: number }
}

/** A message with its id. */
export interface IdentifiedToast extends ToastMessage {
  id: string
}

export interface ToastsProps {
  /** All messages since the start; each is shown once. */
  messages: readonly IdentifiedToast[]
}

const toasts = lazyComponent(async () => (await import('./windows/index.ts')).Toasts)

/** Preloads the script of toasts, where one may have to be shown offline. */
export function preloadToasts() {
  preload(toasts)
}

/** Resolves when toasts can be shown, for a page that is about to be left. */
export function loadToasts(): Promise<void> {
  return toasts.load()
}

type ShowToast = (message: ToastMessage) => string

const ToastContext = createContext<ShowToast>(() => '')

/** Render it once near the root; its toasts appear at the bottom of the screen, and F6 moves the focus to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly IdentifiedToast[]>([])
  const name = useId()
  const count = useRef(0)

  const showToast = useCallback<ShowToast>(
    (message) => {
      const id = `${name}${count.current++}`
      setMessages((earlier) => [...earlier, { ...message, id }])
      return id
    },
    [name]
  )

  const shown = useOnceOpened(toasts, messages.length > 0 ? { messages } : null)

  return (
    <ToastContext value={showToast}>
      {children}
      {shown}
    </ToastContext>
  )
}

/**
 * Shows toasts: `const toast = useToast(); toast({ title, text })`.
 *
 * @returns a function with a stable identity; it returns the toast's id
 */
export function useToast(): ShowToast {
  return use(ToastContext)
}

/** The height of the action bar at the bottom of the screen, in CSS; toasts appear above it. */
const CLEARANCE = '--toast-clearance'
const CLEARANCE_GAP_PX = 16

/**
 * Keeps toasts above an action bar at the bottom of the screen.
 *
 * @returns the ref of the bar; only one bar may be mounted at a time
 */
export function useCloseToasts() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(CLEARANCE, `${bar.offsetHeight + CLEARANCE_GAP_PX}px`)
    )
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(CLEARANCE)
    }
  }, [])
}
