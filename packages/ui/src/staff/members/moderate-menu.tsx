import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Gavel } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../primitives/button-style.ts'
import { Menu } from '../../primitives/menu.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { hasMemberMenu, type MemberDialogName } from './member-actions.ts'
import { MemberDialog } from './member-dialog.tsx'
import { useMemberItems } from './member-menu.tsx'
import { getMemberName } from './member-name.ts'

export interface ModerateMenuProps {
  memberId: string
}

/**
 * The moderation menu on a member's profile and at a pending bot's submitter. It offers the viewer's actions, and
 * renders nothing when there are none.
 */
export function ModerateMenu({ memberId }: ModerateMenuProps) {
  const { viewer } = useStaff()
  if (viewer.id === memberId || !hasMemberMenu(viewer.roles)) return null
  return <MenuFor key={memberId} memberId={memberId} />
}

function MenuFor({ memberId }: ModerateMenuProps) {
  const { t } = useTranslation('staff')
  const { data: member } = useQuery(useStaffQueries().member(memberId))
  const [open, setOpen] = useState<MemberDialogName | null>(null)
  const itemsOf = useMemberItems(setOpen)
  if (!member) return null
  const items = itemsOf(member)
  if (items.length === 0) return null

  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t('members.moderation.title', { name: getMemberName(member) })}
            className={buttonClass({ size: 'small' })}
          >
            <Gavel aria-hidden="true" className="size-4" />
            {t('members.actions.moderate')}
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        }
        items={items}
      />
      {open && <MemberDialog name={open} member={member} onClose={() => setOpen(null)} />}
    </>
  )
}
