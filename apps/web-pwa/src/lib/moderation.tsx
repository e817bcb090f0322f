import { hasRoleWithRight } from '@botanica/api-client/contract'
import { Suspense } from 'react'
import { onDemandComponent } from './on-demand-component.tsx'
import { loadWithCatalogs } from './texts/extra-catalogs.ts'
import { useViewer } from './viewer.ts'
import type { ModerationMenuProps } from './moderation-menu.tsx'

const ModerationMenu = onDemandComponent<ModerationMenuProps>(async () => {
  const module = await loadWithCatalogs(import('./moderation-menu.tsx'), 'staff', 'guidelines')
  return module.ModerationMenu
})

/** The staff menu for a member, loaded for staff only. */
export function Moderation({ memberId }: { memberId: string }) {
  const { viewer } = useViewer()
  // Restricted staff members have no staff features.
  const isUnrestricted = viewer && !viewer.banned && !viewer.disabled
  if (!isUnrestricted || !hasRoleWithRight(viewer.roles, 'grantRoles')) return null
  return (
    <Suspense fallback={null}>
      <ModerationMenu viewer={viewer} memberId={memberId} />
    </Suspense>
  )
}
