import { useState } from 'react'
import { DAY_MS } from '@botanica/api-client/contract'

const KEY_PREFIX = 'draft:'
/** Older drafts are deleted. */
export const DRAFT_DAYS = 30
const ID_BYTES = 8
const ID_RADIX = 36

/**
 * A draft as it is stored, twice with the same text: in session storage as `draft:<name>`, which holds the text that
 * this tab is writing, and in local storage as `draft:<name>:<id>`, which outlives the tab. Each tab has its own id.
 */
interface StoredDraft<Draft = unknown> {
  draft: Draft
  /** The author; null for a visitor, whose draft belongs to whoever signs in in the same tab. */
  by: string | null
  /** Absent in drafts of older versions, which used session storage only. */
  id?: string
  /** Milliseconds of the epoch. */
  at?: number
}

/** Storage may be full or forbidden; the draft then lives only as long as its field. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** @returns null when the value is not a draft */
export function parseDraft<Draft>(text: string | null): StoredDraft<Draft> | null {
  const stored = attempt(() => JSON.parse(text ?? 'null') as StoredDraft<Draft> | null)
  return stored !== null && typeof stored === 'object' && 'draft' in stored ? stored : null
}

/* Not `randomUUID`, which exists in secure contexts only. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(ID_RADIX)).join('')
}

const tabKey = (name: string) => KEY_PREFIX + name
const savedKey = (name: string, id: string) => `${KEY_PREFIX}${name}:${id}`

const getTabText = (name: string) => attempt(() => sessionStorage.getItem(tabKey(name)))
const getSavedText = (name: string, id: string | undefined) =>
  id === undefined ? null : attempt(() => localStorage.getItem(savedKey(name, id)))

/** The draft of this tab, unless it is another member's. */
function readTab<Draft>(name: string, writer: string | null) {
  const text = getTabText(name)
  const stored = parseDraft<Draft>(text)
  return stored && (stored.by === null || stored.by === writer) ? { ...stored, text } : null
}

function isExpired({ at }: StoredDraft): boolean {
  return at === undefined || at < Date.now() - DRAFT_DAYS * DAY_MS
}

/** The author's latest draft of that name from a closed tab. */
function readSaved<Draft>(name: string, writer: string | null): StoredDraft<Draft> | null {
  const all = attempt(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(savedKey(name, '')))
      .map((key) => parseDraft<Draft>(localStorage.getItem(key)))
  )
  const own = (all ?? []).filter((one) => one !== null && one.by === writer && !isExpired(one))
  return own.toSorted((left, right) => right!.at! - left!.at!)[0] ?? null
}

function writeTab(name: string, stored: StoredDraft) {
  attempt(() => sessionStorage.setItem(tabKey(name), JSON.stringify(stored)))
}

/** Another member's draft in this tab is preserved when somebody else writes there. */
function saveOfOthers(name: string, writer: string | null) {
  const stored = parseDraft(getTabText(name))
  if (!stored || stored.by === null || stored.by === writer || stored.id !== undefined) return
  const id = createId()
  const saved: StoredDraft = { ...stored, id, at: Date.now() }
  attempt(() => localStorage.setItem(savedKey(name, id), JSON.stringify(saved)))
}

/** Stores the text in session and local storage. Drafts of other tabs are preserved. */
export function saveDraft(name: string, writer: string | null, draft: unknown) {
  saveOfOthers(name, writer)
  const last = readTab(name, writer)
  const isLast = last?.id !== undefined && getSavedText(name, last.id) === last.text
  const id = isLast ? last.id! : createId()
  const stored: StoredDraft = { draft, by: writer, id, at: Date.now() }
  writeTab(name, stored)
  attempt(() => localStorage.setItem(savedKey(name, id), JSON.stringify(stored)))
}

/**
 * The draft of this tab, or else the latest of a closed one.
 * @returns null when there is none that the viewer may see
 */
export function readDraft<Draft>(name: string, writer: string | null): Draft | null {
  const inTab = readTab<Draft>(name, writer)
  if (inTab) {
    // From an older version, or of a visitor who has signed in.
    if (inTab.id === undefined || inTab.by !== writer) saveDraft(name, writer, inTab.draft)
    return inTab.draft
  }
  const saved = readSaved<Draft>(name, writer)
  if (!saved) return null
  saveOfOthers(name, writer)
  writeTab(name, saved)
  return saved.draft
}

/** A draft as it is stored, to be restored later; null when there is none. */
export function readStoredDraft(name: string, writer: string): string | null {
  return readDraft(name, writer) === null ? null : getTabText(name)
}

/** Deletes a draft that was sent or discarded. Drafts of other tabs are preserved. */
export function deleteDraft(name: string, writer: string | null) {
  readDraft(name, writer)
  const inTab = readTab(name, writer)
  if (!inTab) return
  attempt(() => sessionStorage.removeItem(tabKey(name)))
  const { id, text } = inTab
  if (id !== undefined && getSavedText(name, id) === text) {
    attempt(() => localStorage.removeItem(savedKey(name, id)))
  }
}

function dropWhere(storage: () => Storage, isDropped: (stored: StoredDraft) => boolean) {
  attempt(() => {
    for (const key of Object.keys(storage())) {
      if (!key.startsWith(KEY_PREFIX)) continue
      const stored = parseDraft(storage().getItem(key))
      if (!stored || isDropped(stored)) storage().removeItem(key)
    }
  })
}

/**
 * Deletes a member's drafts on sign-out, and those of visitors, which may be theirs too.
 * @param member null when the member is unknown; then no member's drafts are deleted
 */
export function deleteMemberDrafts(member: string | null) {
  const isDropped = ({ by }: StoredDraft) => by === null || by === member
  dropWhere(() => sessionStorage, isDropped)
  dropWhere(() => localStorage, isDropped)
}

/** Deletes drafts older than {@link DRAFT_DAYS} days. */
export function deleteExpiredDrafts() {
  dropWhere(() => localStorage, isExpired)
}

/**
 * State of a text field that outlives the page and its tab: signing in leaves the page, and tabs are closed by mistake.
 * Only the author sees the draft again.
 */
export function useDraft<Draft>(name: string, writer: string | null, initial: Draft) {
  const [draft, setDraft] = useState(() => readDraft<Draft>(name, writer) ?? initial)

  return {
    draft,
    write: (next: Draft) => {
      setDraft(next)
      saveDraft(name, writer, next)
    },
    discard: (next: Draft = initial) => {
      setDraft(next)
      deleteDraft(name, writer)
    },
  }
}
