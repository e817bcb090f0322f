export { BotAvatar, type BotAvatarProps } from './bot-avatar.tsx'
export { BotBanner, LeafBackdrop, type BotBannerProps } from './bot-banner.tsx'
export { BotCard, type BotCardProps } from './bot-card.tsx'
export { BotCardSkeleton } from './bot-card-skeleton.tsx'
export {
  BotGrid,
  BotList,
  LOADING_CARDS,
  type BotGridProps,
  type BotListProps,
} from './bot-list.tsx'
export { useServerCountOrigin, useServerCountText } from './server-count-source.ts'
export { RatingCount, ServerCount, VoteCount } from './counts.tsx'
export { CardStatusBadge, StatusBadge } from './status-badge.tsx'
export { TagRow, type TagRowProps } from './tag-row.tsx'
export type { ApprovalStatus, BotCardBot } from './types.ts'
