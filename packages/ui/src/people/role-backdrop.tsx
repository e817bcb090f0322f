import { cx } from '../primitives/cx.ts'
import { getHighestRole, type Role } from './roles.ts'

type Ground = 'plain' | 'leaf' | 'bloom' | 'sun'

const GROUNDS: Record<Ground, string> = {
  plain: 'from-mist via-line to-mist',
  leaf: 'from-leaf-wash via-leaf/45 to-leaf-wash',
  bloom: 'from-bloom-wash via-bloom/40 to-bloom-wash',
  sun: 'from-sun-wash via-sun/45 to-leaf-wash',
}

const GROUND_OF_ROLE: Record<Role, Ground> = {
  owner: 'sun',
  developer_community: 'leaf',
  moderator: 'leaf',
  reviewer: 'leaf',
  certified_developer: 'sun',
  premium: 'bloom',
  premium_user: 'bloom',
  bot_developer: 'leaf',
  admin: 'plain',
  supporter: 'bloom',
  user: 'plain',
}

/** Replaces a missing banner: a gradient in the color of the highest role. */
export function RoleBackdrop({
  roles,
  className,
}: {
  roles: readonly string[]
  className?: string
}) {
  const ground = GROUNDS[GROUND_OF_ROLE[getHighestRole(roles)]]
  return <div aria-hidden="true" className={cx('size-full bg-linear-115', ground, className)} />
}
