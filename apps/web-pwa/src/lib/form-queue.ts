import { DAY_MS } from '@botanica/api-client/contract'
import { DRAFT_DAYS, parseDraft, readStoredDraft } from '@botanica/ui/drafts'
import { onSignOut } from './clear-member-data.ts'

export const STORED = 'unsent'

/** A form that could not be sent while offline. Its draft outlives the tab. */
export interface QueuedForm {
  /** Its author. Nobody else can see, send or discard it. */
  by: string
  /** Name of its draft. */
  draft: string
  what: 'review' | 'bot'
  /** Name of its subject, if it has one. */
  about?: string | undefined
  /** Path of the page with the form. */
  path: string
  /** The draft in its stored format. */
  kept: string | null
  /** When it was queued, in milliseconds since the epoch. */
  at: number
}

/** The stored format. An older version stored neither author nor time. */
type StoredForm = Omit<QueuedForm, 'by' | 'at'> & Partial<Pick<QueuedForm, 'by' | 'at'>>

const listeners = new Set<() => void>()
export const NONE: readonly QueuedForm[] = []

/** Parsed entries, cached per stored text, because React needs a stable snapshot. */
let cached: { text: string | null; all: readonly QueuedForm[] } = { text: null, all: NONE }
/** Entries that could not be stored. They are offered while this page is open. */
let unstored: readonly QueuedForm[] | undefined

/** An entry without an author belongs to the author of its draft. If that is unknown too, nobody may see it. */
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
    // Storage is blocked, so nothing is stored.
  }
  if (text !== cached.text) cached = { text, all: parse(text) }
  return cached.all
}

/**
 * The queued forms of all members; callers filter by viewer. Read each time, because other tabs may have
 * changed them.
 */
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

/** Deletes expired entries and those that nobody may see. */
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

/**
 * Asks the browser not to evict stored data. Some browsers prompt the user, so this is only called when a
 * form is queued.
 */
function requestPersistence() {
  // Insecure contexts and old browsers have no storage manager.
  const storage = navigator.storage as StorageManager | undefined
  storage?.persist?.().catch(() => undefined)
}

/** @returns whether the form was not queued before */
export function queueForm(form: Omit<QueuedForm, 'kept' | 'at'>): boolean {
  const all = getQueuedForms()
  const others = all.filter((one) => !isSameForm(form)(one))
  const kept = readStoredDraft(form.draft, form.by)
  write([...others, { ...form, kept, at: Date.now() }])
  requestPersistence()
  return others.length === all.length
}

/** Removes a form that was sent or discarded. */
export function removeQueuedForm(form: Pick<QueuedForm, 'by' | 'draft'>) {
  const all = getQueuedForms()
  if (all.some(isSameForm(form))) write(all.filter((one) => !isSameForm(form)(one)))
}

onSignOut((member) => {
  if (getQueuedForms().some(({ by }) => by === member)) {
    write(getQueuedForms().filter(({ by }) => by !== member))
  }
})
