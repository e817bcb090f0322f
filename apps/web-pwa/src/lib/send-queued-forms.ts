import { parseDraft, readDraft, saveDraft } from '@botanica/ui/drafts'
import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import {
  getQueuedForms,
  NONE,
  notify,
  STORED,
  subscribeToQueue,
  type QueuedForm,
} from './form-queue.ts'

const SEND_EVENT = 'unsent:send'

/** A form that takes longer to open is not sent automatically. */
const OPEN_TIMEOUT_MS = 15_000

/** The draft that its form sends as soon as it is ready, and the time until which that is still expected. */
let pendingDraft: { draft: string; until: number } | undefined

function onStorage({ key }: StorageEvent) {
  if (key === STORED) notify()
}

/** Subscribes to changes of the queue, including those in other tabs. */
function subscribe(listener: () => void) {
  const stop = subscribeToQueue(listener)
  addEventListener('storage', onStorage)
  return () => {
    stop()
    removeEventListener('storage', onStorage)
  }
}

/** The queued forms of all members on this device; see {@link QueuedForm.by}. */
export function useQueuedForms(): readonly QueuedForm[] {
  return useSyncExternalStore(subscribe, getQueuedForms, () => NONE)
}

/**
 * Sends a queued form through its form component, immediately or when its page is opened. It stays queued until it has
 * been sent. @returns whether the form is open
 */
export function sendQueuedForm({ by, draft, kept }: QueuedForm): boolean {
  const isHandled = !dispatchEvent(new CustomEvent(SEND_EVENT, { detail: draft, cancelable: true }))
  if (isHandled) return true
  const stored = parseDraft(kept)
  if (stored && readDraft(draft, by) === null) saveDraft(draft, by, stored.draft)
  pendingDraft = { draft, until: Date.now() + OPEN_TIMEOUT_MS }
  return false
}

/**
 * Lets a form send its queued draft, as if its submit button was pressed.
 * @param canSend whether the data that the form needs is loaded
 */
export function useSendQueuedForm(
  draft: string,
  form: RefObject<HTMLFormElement | null>,
  canSend: boolean
) {
  useEffect(() => {
    if (!canSend) return undefined
    if (pendingDraft?.draft === draft) {
      const isStillPending = Date.now() < pendingDraft.until
      pendingDraft = undefined
      if (isStillPending) form.current?.requestSubmit()
    }
    function listener(event: Event) {
      if ((event as CustomEvent<string>).detail !== draft || !form.current) return
      event.preventDefault()
      form.current.requestSubmit()
    }
    addEventListener(SEND_EVENT, listener)
    return () => removeEventListener(SEND_EVENT, listener)
  }, [draft, form, canSend])
}
