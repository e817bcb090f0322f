export { idTail, personHandle, personName, type PersonNames } from './names.ts'
export { PremiumMark, type PremiumMarkProps } from './premium-mark.tsx'
export { NameBadge, RoleBadge, RoleBadges, type NameBadgeProps } from './role-badge.tsx'
export { RoleGround } from './role-ground.tsx'
export {
  ADMIN_LINK_ROLES,
  hasNameBadge,
  highestRole,
  knownRole,
  seesAdminLink,
  sortedRoles,
  type Role,
} from './roles.ts'
export { UserChip, type UserChipProps, type UserChipUser } from './user-chip.tsx'
