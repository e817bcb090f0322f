import { ModerateMenu } from '@botanica/ui/staff'
import { StaffProviders } from './staff-providers.tsx'
import type { Viewer } from './viewer.ts'

export interface ModerationMenuProps {
  viewer: Viewer
  memberId: string
}

/** The staff menu for a member. Only `moderation.tsx` imports it, so it is a chunk of its own. */
export function ModerationMenu({ viewer, memberId }: ModerationMenuProps) {
  return (
    <StaffProviders viewer={viewer}>
      <ModerateMenu memberId={memberId} />
    </StaffProviders>
  )
}
