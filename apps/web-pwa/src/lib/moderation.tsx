import { hasRoleWithRight } from '@botanica/api-client/contract'
import { lazy, Suspense, type ComponentType } from 'react'
import { loadCatalogs } from './texts/extra-catalogs.ts'
import { useViewer } from './viewer.ts'
import type { ModerationMenuProps } from './moderation-menu.tsx'

const ModerationMenu = lazy(async (): Promise<{ default: ComponentType<ModerationMenuProps> }> => {
  try {
    const [{ ModerationMenu: Menu }] = await Promise.all([
      import('./moderation-menu.tsx'),
      loadCatalogs('staff'),
    ])
    return { default: Menu }
  } catch {
    // The page must not fall with a menu that most never see.
    return { default: () => null }
  }
})

/** The staff's menu about a member, fetched for them alone. */
export function Moderation({ memberId }: { memberId: string }) {
  const { viewer } = useViewer()
  // A restriction takes it away, as it does everything of the staff's.
  const isUnrestricted = viewer && !viewer.banned && !viewer.disabled
  if (!isUnrestricted || !hasRoleWithRight(viewer.roles, 'grantRoles')) return null
  return (
    <Suspense fallback={null}>
      <ModerationMenu viewer={viewer} memberId={memberId} />
    </Suspense>
  )
}
