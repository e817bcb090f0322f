import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Discord's image host; a development setup uses another one. */
export const DISCORD_IMAGE_HOST = 'https://cdn.discordapp.com'

/** Requested avatar sizes, in pixels. */
export type AvatarPixels = 64 | 128 | 256 | 512

/** Requested banner sizes, in pixels: on cards, bot pages and profiles. */
export type BannerPixels = 600 | 1024

const DEFAULT_AVATARS = 5n
const ANIMATED = /^a_/
const DIGITS = /^\d+$/

interface ImageOptions<Size> {
  size: Size
  /** Requests the animated image where there is one; otherwise the first frame. */
  animated?: boolean
}

/** Builds the URLs of Discord's images, on one host. */
export interface ImageUrls {
  /** The avatar URL of a bot or a person; Discord's default avatar when there is none. */
  avatar(id: string, hash: string | null | undefined, options: ImageOptions<AvatarPixels>): string
  /** The banner URL, or null when there is none. */
  banner(
    id: string,
    hash: string | null | undefined,
    options: ImageOptions<BannerPixels>
  ): string | null
}

/** Whether an image is animated: its hash starts with `a_`. */
export function isAnimated(hash: string | null | undefined): boolean {
  return typeof hash === 'string' && ANIMATED.test(hash)
}

/**
 * The default avatar: `id modulo 5` in integers, because ids exceed the precision of a floating-point number. An invalid
 * id gets the first.
 */
export function defaultAvatarUrl(host: string, id: string): string {
  const index = DIGITS.test(id) ? BigInt(id) % DEFAULT_AVATARS : 0n

  return `${host}/embed/avatars/${index}.png`
}

/** The URLs on one host. @param host without a trailing slash */
export function getImageUrls(host: string): ImageUrls {
  const address = (folder: string, id: string, hash: string, options: ImageOptions<number>) => {
    const type = options.animated && isAnimated(hash) ? 'gif' : 'webp'
    return `${host}/${folder}/${encodeURIComponent(id)}/${encodeURIComponent(hash)}.${type}?size=${options.size}`
  }

  return {
    avatar: (id, hash, options) =>
      hash ? address('avatars', id, hash, options) : defaultAvatarUrl(host, id),
    banner: (id, hash, options) => (hash ? address('banners', id, hash, options) : null),
  }
}

const ImageHostContext = createContext(DISCORD_IMAGE_HOST)

export interface ImageHostProviderProps {
  /** The image host in the running server's configuration. */
  host: string
  children: ReactNode
}

/** Sets the image host for every card and chip. */
export function ImageHostProvider({ host, children }: ImageHostProviderProps) {
  return <ImageHostContext.Provider value={host}>{children}</ImageHostContext.Provider>
}

/** The image URLs on the host that the app has set. */
export function useImageUrls(): ImageUrls {
  const host = useContext(ImageHostContext)

  return useMemo(() => getImageUrls(host), [host])
}
