import { hasRoleWithRight } from '@botanica/api-client/contract'
import { lazy, Suspense, type ComponentType } from 'react'
import { loadWithCatalogs } from './texts/extra-catalogs.ts'
import { useViewer } from './viewer.ts'
import type { ModerationMenuProps } from './moderation-menu.tsx'

const ModerationMenu = lazy(async (): Promise<{ default: ComponentType<ModerationMenuProps> }> => {
  try {
    const module = await loadWithCatalogs(import('./moderation-menu.tsx'), 'staff', 'guidelines')
    return { default: module.ModerationMenu }
  } catch {
    // A menu that most members never see must not break the page.
    return { default: () => null }
  }
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
