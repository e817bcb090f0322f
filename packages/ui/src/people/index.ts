export { getIdSuffix, personHandle, personName, type PersonNames } from './names.ts'
export { PremiumMark, type PremiumMarkProps } from './premium-mark.tsx'
export { NameBadge, type NameBadgeProps } from './name-badge.tsx'
export { RoleBadge, RoleBadges } from './role-badge.tsx'
export { RoleBackdrop } from './role-backdrop.tsx'
export {
  ADMIN_LINK_ROLES,
  hasNameBadge,
  getHighestRole,
  toKnownRole,
  canSeeAdminLink,
  sortRoles,
  type Role,
} from './roles.ts'
export { UserChip, type UserChipProps, type UserChipUser } from './user-chip.tsx'
