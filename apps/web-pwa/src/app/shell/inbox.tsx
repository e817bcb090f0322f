import { lazy, Suspense } from 'react'
import { loadCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** As large as the bell, so that nothing moves when it loads. */
const PLACEHOLDER = <span className="size-10 shrink-0" />

/* Only members need it, and not immediately, so it is loaded after the page. */
const InboxBell = lazy(async () => {
  try {
    const [{ InboxBell: Bell }] = await Promise.all([
      import('../../features/inbox/inbox-bell.tsx'),
      loadCatalogs('inbox'),
    ])
    return { default: Bell }
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
