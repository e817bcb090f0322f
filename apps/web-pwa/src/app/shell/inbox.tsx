import { lazy, Suspense } from 'react'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** As large as the bell, so that nothing moves when it loads. */
const PLACEHOLDER = <span className="size-10 shrink-0" />

/* Only members need it, and not immediately, so it is loaded after the page. */
const InboxBell = lazy(async () => {
  try {
    const module = await loadWithCatalogs(import('../../features/inbox/inbox-bell.tsx'), 'inbox')
    return { default: module.InboxBell }
  } catch {
    // Loading failed. The next page tries again.
    return { default: () => PLACEHOLDER }
  }
})

/** The member's inbox, in the header. */
export function Inbox() {
  return (
    <Suspense fallback={PLACEHOLDER}>
      <InboxBell />
    </Suspense>
  )
}
