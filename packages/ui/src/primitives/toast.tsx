import { createContext, use, useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { lazyComponent, preload, useOnceOpened } from './lazy-component.ts'

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastMessage {
  title: string
  text?: string
  /** How it looks; all are announced in the one live region, in their order. */
  tone?: ToastTone
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void }
}

/** A message with the name that it was given. */
export interface IdentifiedToast extends ToastMessage {
  id: string
}

export interface ToastsProps {
  /** What has been said since the beginning; each is shown once. */
  messages: readonly IdentifiedToast[]
}

const toasts = lazyComponent(async () => (await import('./windows/toasts.tsx')).Toasts)

/** Fetches what shows toasts, where one will have to be shown without a connection. */
export function preloadToasts() {
  preload(toasts)
}

type ShowToast = (message: ToastMessage) => string

const ToastContext = createContext<ShowToast>(() => '')

/** Once near the root; its toasts appear at the foot of the screen, F6 reaches them. */
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
 * @returns a function whose identity stays the same; it returns the toast's id.
 */
export function useToast(): ShowToast {
  return use(ToastContext)
}

/** The height that actions take at the foot of the screen, in CSS; toasts stand above it. */
const CLEARANCE = '--toast-clearance'
const CLEARANCE_GAP_PX = 16

/**
 * Keeps toasts off a bar of actions at the foot of the screen.
 *
 * @returns the bar's ref, of which one on the screen is given at a time
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
