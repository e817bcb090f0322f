import { readKept } from '@botanica/ui/drafts'
import { onForgetting } from './forgetting.ts'

export const STORED = 'unsent'

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
export const NONE: readonly Unsent[] = []
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

export const currentUnsent = () => (known ??= read())

/** Another tab has changed what is stored. */
export function rereadUnsent() {
  known = read()
}

export function subscribeUnsent(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keepUnsent(unsent: Omit<Unsent, 'kept'>) {
  const others = currentUnsent().filter(({ draft }) => draft !== unsent.draft)
  write([...others, { ...unsent, kept: readKept(unsent.draft) }])
}

/** It was sent, or is not wanted any more. */
export function dropUnsent(draft: string) {
  if (currentUnsent().some((unsent) => unsent.draft === draft)) {
    write(currentUnsent().filter((unsent) => unsent.draft !== draft))
  }
}

onForgetting(() => write(NONE))
