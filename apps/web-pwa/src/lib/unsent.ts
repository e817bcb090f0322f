import { readKept, restoreKept } from '@botanica/ui/drafts'
import { useSyncExternalStore } from 'react'
import { onForgetting } from './forgetting.ts'

const STORED = 'unsent'
const SEND = 'unsent:send'

/** Something that could not be sent for want of a connection. Its draft outlives the tab. */
export interface Unsent {
  /** The name of its draft. */
  draft: string
  what: 'review' | 'bot'
  /** The name of what it is about, where it has one. */
  about?: string | undefined
  /** The page with its form. */
  path: string
  /** The draft as it is stored. */
  kept: string | null
}

const listeners = new Set<() => void>()
const NONE: readonly Unsent[] = []
let known: readonly Unsent[] | undefined

function read(): readonly Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as Unsent[]
  } catch {
    return NONE
  }
}

function write(next: readonly Unsent[]) {
  known = next
  try {
    if (next.length > 0) localStorage.setItem(STORED, JSON.stringify(next))
    else localStorage.removeItem(STORED)
  } catch {
    // Then it is offered for as long as this page is open.
  }
  for (const listener of listeners) listener()
}

const current = () => (known ??= read())

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keepUnsent(unsent: Omit<Unsent, 'kept'>) {
  const others = current().filter(({ draft }) => draft !== unsent.draft)
  write([...others, { ...unsent, kept: readKept(unsent.draft) }])
}

/** It was sent, or is not wanted any more. */
export function dropUnsent(draft: string) {
  if (current().some((unsent) => unsent.draft === draft)) {
    write(current().filter((unsent) => unsent.draft !== draft))
  }
}

onForgetting(() => write(NONE))

export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(subscribe, current, () => NONE)
}

/** Asks the open form to send it. @returns whether there is such a form */
export function sendUnsent({ draft, kept }: Unsent): boolean {
  const request = new CustomEvent(SEND, { detail: draft, cancelable: true })
  const isTaken = !dispatchEvent(request)
  // The form finds the draft when it is opened.
  if (!isTaken) restoreKept(draft, kept)
  return isTaken
}

/** Sends what was kept under that name, when somebody asks for it. @returns how to stop */
export function onSendUnsent(draft: string, send: () => void): () => void {
  function listener(event: Event) {
    if ((event as CustomEvent<string>).detail !== draft) return
    event.preventDefault()
    send()
  }
  addEventListener(SEND, listener)
  return () => removeEventListener(SEND, listener)
}
