import { ModerateMenu } from '@botanica/ui/staff'
import { StaffProviders } from './staff-providers.tsx'
import type { Viewer } from './viewer.ts'

export interface ModerationMenuProps {
  viewer: Viewer
  memberId: string
}

/** The staff's menu on a page of the site; only `moderation.tsx` loads it. */
export function ModerationMenu({ viewer, memberId }: ModerationMenuProps) {
  return (
    <StaffProviders viewer={viewer}>
      <ModerateMenu memberId={memberId} />
    </StaffProviders>
  )
}
