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

/** A form that takes longer to open is looked at before it is sent. */
const OPEN_TIMEOUT_MS = 15_000

/** The draft that its form sends once it can, and until when that is still what somebody wants. */
let pendingDraft: { draft: string; until: number } | undefined

function onStorage({ key }: StorageEvent) {
  if (key === STORED) notify()
}

/** Tells of changes, also of those in other tabs. */
function subscribe(listener: () => void) {
  const stop = subscribeToQueue(listener)
  addEventListener('storage', onStorage)
  return () => {
    stop()
    removeEventListener('storage', onStorage)
  }
}

/** What waits on this device for everybody: see {@link QueuedForm.by}. */
export function useQueuedForms(): readonly QueuedForm[] {
  return useSyncExternalStore(subscribe, getQueuedForms, () => NONE)
}

/** Has its form send it, at once or when it is opened. It waits until it was sent. @returns whether the form is open */
export function sendQueuedForm({ by, draft, kept }: QueuedForm): boolean {
  const isHandled = !dispatchEvent(new CustomEvent(SEND_EVENT, { detail: draft, cancelable: true }))
  if (isHandled) return true
  const stored = parseDraft(kept)
  if (stored && readDraft(draft, by) === null) saveDraft(draft, by, stored.draft)
  pendingDraft = { draft, until: Date.now() + OPEN_TIMEOUT_MS }
  return false
}

/**
 * Sends what was kept under that name when somebody asks for it: the form as it stands, as if its button was pressed.
 * @param canSend whether what has to be known before is known
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
