export {
  defaultAvatarUrl,
  DISCORD_IMAGE_HOST,
  getImageUrls,
  ImageHostProvider,
  isAnimated,
  useImageUrls,
  type AvatarPixels,
  type BannerPixels,
  type ImageUrls,
  type ImageHostProviderProps,
} from './images.tsx'
export {
  PresenceDot,
  toPresenceStatus,
  type Presence,
  type PresenceDotProps,
  type PresenceStatus,
} from './presence.tsx'
