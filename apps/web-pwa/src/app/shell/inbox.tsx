import { Suspense } from 'react'
import { onDemandComponent } from '../../lib/on-demand-component.tsx'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** As large as the bell, so that nothing moves when it loads. */
const PLACEHOLDER = <span className="size-10 shrink-0" />

/* Only members need it, and not immediately, so it is loaded after the page. */
const InboxBell = onDemandComponent(
  async () =>
    (await loadWithCatalogs(import('../../features/inbox/inbox-bell.tsx'), 'inbox')).InboxBell,
  () => PLACEHOLDER
)

/** The member's inbox, in the header. */
export function Inbox() {
  return (
    <Suspense fallback={PLACEHOLDER}>
      <InboxBell />
    </Suspense>
  )
}
