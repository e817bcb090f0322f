import { ModerateMenu } from '@botanica/ui/staff'
import { StaffSurroundings } from './staff-surroundings.tsx'
import type { Viewer } from './viewer.ts'

export interface ModerationMenuProps {
  viewer: Viewer
  memberId: string
}

/** The staff's menu on a page of the site; only `moderation.tsx` loads it. */
export function ModerationMenu({ viewer, memberId }: ModerationMenuProps) {
  return (
    <StaffSurroundings viewer={viewer}>
      <ModerateMenu memberId={memberId} />
    </StaffSurroundings>
  )
}
