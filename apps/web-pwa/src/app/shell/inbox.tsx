import { lazy, Suspense } from 'react'
import { loadCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** The bell's own size: nothing jumps when it comes. */
const PLACEHOLDER = <span className="size-10 shrink-0" />

/* Members alone need it, and they read before they look who has written: it comes after the page. */
const InboxBell = lazy(async () => {
  try {
    const [{ InboxBell: Bell }] = await Promise.all([
      import('../../features/inbox/inbox-bell.tsx'),
      loadCatalogs('inbox'),
    ])
    return { default: Bell }
  } catch {
    // Without a connection there is no news either; the next page tries again.
    return { default: () => PLACEHOLDER }
  }
})

/** The member's notifications, in the header. */
export function Inbox() {
  return (
    <Suspense fallback={PLACEHOLDER}>
      <InboxBell />
    </Suspense>
  )
}
