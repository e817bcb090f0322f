import { useState } from 'react'

const KEY_PREFIX = 'draft:'

interface Kept<Draft> {
  draft: Draft
  /** Who wrote it; null is a visitor, whose draft is theirs who sign in. */
  by: string | null
}

/** Storage may be full or forbidden; a draft then lives as long as its field. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** @returns null when there is none that the writer may see */
export function readDraft<Draft>(name: string, writer: string | null): Draft | null {
  return attempt(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY_PREFIX + name) ?? 'null') as Kept<Draft>
    return kept && (kept.by === null || kept.by === writer) ? kept.draft : null
  })
}

/** A draft as it is stored, to be put back later; null when there is none. */
export function readKept(name: string): string | null {
  return attempt(() => sessionStorage.getItem(KEY_PREFIX + name))
}

export function restoreKept(name: string, kept: string | null) {
  if (kept !== null) attempt(() => sessionStorage.setItem(KEY_PREFIX + name, kept))
}

/** It was sent, or is not wanted any more. */
export function dropDraft(name: string) {
  attempt(() => sessionStorage.removeItem(KEY_PREFIX + name))
}

/** Whoever wrote them is gone, and nothing of theirs shall stay behind. */
export function dropAllDrafts() {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(KEY_PREFIX)) sessionStorage.removeItem(key)
    }
  })
}

/**
 * What somebody is typing, kept for as long as the tab is open: signing in leaves the page, and nothing that was typed may
 * be lost by it.
 */
export function useDraft<Draft>(name: string, writer: string | null, initial: Draft) {
  const [draft, setDraft] = useState(() => readDraft<Draft>(name, writer) ?? initial)

  return {
    draft,
    write: (next: Draft) => {
      setDraft(next)
      const kept: Kept<Draft> = { draft: next, by: writer }
      attempt(() => sessionStorage.setItem(KEY_PREFIX + name, JSON.stringify(kept)))
    },
    discard: (next: Draft = initial) => {
      setDraft(next)
      dropDraft(name)
    },
  }
}
