export {
  defaultAvatarUrl,
  DISCORD_IMAGE_HOST,
  imageAddresses,
  ImageHostProvider,
  isAnimated,
  useImageAddresses,
  type AvatarPixels,
  type BannerPixels,
  type ImageAddresses,
  type ImageHostProviderProps,
} from './images.tsx'
export {
  PresenceDot,
  presenceStatus,
  type Presence,
  type PresenceDotProps,
  type PresenceStatus,
} from './presence.tsx'
