import { DAY_MS } from '@botanica/api-client/contract'
import { DRAFT_DAYS, parseDraft, readStoredDraft } from '@botanica/ui/drafts'
import { onSignOut } from './clear-member-data.ts'

export const STORED = 'unsent'

/** Something that could not be sent for want of a connection. Its draft outlives the tab. */
export interface QueuedForm {
  /** Who wrote it: nobody else is shown it, or can send or discard it. */
  by: string
  /** The name of its draft. */
  draft: string
  what: 'review' | 'bot'
  /** The name of what it is about, where it has one. */
  about?: string | undefined
  /** The page with its form. */
  path: string
  /** The draft as it is stored. */
  kept: string | null
  /** When it was kept, in milliseconds of the epoch. */
  at: number
}

/** As it may be stored: an older version kept neither writer nor moment. */
type StoredForm = Omit<QueuedForm, 'by' | 'at'> & Partial<Pick<QueuedForm, 'by' | 'at'>>

const listeners = new Set<() => void>()
export const NONE: readonly QueuedForm[] = []

/** What is stored, read once for as long as the text is the same: who renders it needs the same object. */
let cached: { text: string | null; all: readonly QueuedForm[] } = { text: null, all: NONE }
/** What storage did not take. It is offered for as long as this page is open. */
let unstored: readonly QueuedForm[] | undefined

/** Without a writer of its own it is theirs who wrote its draft. Where nobody can tell, nobody may be shown it. */
function toQueuedForm(stored: StoredForm): QueuedForm[] {
  const by = stored.by ?? parseDraft(stored.kept)?.by
  return by ? [{ ...stored, by, at: stored.at ?? Date.now() }] : []
}

function parse(text: string | null): readonly QueuedForm[] {
  try {
    const oldest = Date.now() - DRAFT_DAYS * DAY_MS
    const all = JSON.parse(text ?? '[]') as StoredForm[]
    return all.flatMap(toQueuedForm).filter(({ at }) => at >= oldest)
  } catch {
    return NONE
  }
}

function readStored(): readonly QueuedForm[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(STORED)
  } catch {
    // Storage is blocked: nothing is stored.
  }
  if (text !== cached.text) cached = { text, all: parse(text) }
  return cached.all
}

/** Everybody's; whoever shows it selects what is the viewer's. Other tabs may have changed it, so it is read each time. */
export const getQueuedForms = () => unstored ?? readStored()

function write(next: readonly QueuedForm[]) {
  try {
    if (next.length > 0) localStorage.setItem(STORED, JSON.stringify(next))
    else localStorage.removeItem(STORED)
    unstored = undefined
  } catch {
    unstored = next
  }
  notify()
}

/** Takes off the disk what nobody can be shown any more. */
export function removeExpiredForms() {
  const all = readStored()
  if (cached.text !== null && cached.text !== JSON.stringify(all)) write(all)
}

export function notify() {
  for (const listener of listeners) listener()
}

export function subscribeToQueue(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isSameForm = (one: Pick<QueuedForm, 'by' | 'draft'>) => (other: QueuedForm) =>
  other.by === one.by && other.draft === one.draft

/** Browsers may evict what is stored, unless they have been asked not to. Some ask the person; it is asked when something waits. */
function requestPersistence() {
  // Insecure contexts and older browsers have no storage manager.
  const storage = navigator.storage as StorageManager | undefined
  storage?.persist?.().catch(() => undefined)
}

/** @returns whether it did not wait already */
export function queueForm(form: Omit<QueuedForm, 'kept' | 'at'>): boolean {
  const all = getQueuedForms()
  const others = all.filter((one) => !isSameForm(form)(one))
  const kept = readStoredDraft(form.draft, form.by)
  write([...others, { ...form, kept, at: Date.now() }])
  requestPersistence()
  return others.length === all.length
}

/** It was sent, or its writer does not want it any more. */
export function removeQueuedForm(form: Pick<QueuedForm, 'by' | 'draft'>) {
  const all = getQueuedForms()
  if (all.some(isSameForm(form))) write(all.filter((one) => !isSameForm(form)(one)))
}

onSignOut((member) => {
  if (getQueuedForms().some(({ by }) => by === member)) {
    write(getQueuedForms().filter(({ by }) => by !== member))
  }
})
