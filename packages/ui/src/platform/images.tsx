import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Where Discord keeps its images; a development set-up names another host. */
export const DISCORD_IMAGE_HOST = 'https://cdn.discordapp.com'

/** Sizes in which avatars are asked for, in pixels. */
export type AvatarPixels = 64 | 128 | 256 | 512

/** Sizes in which banners are asked for, in pixels: on cards, bot pages and profiles. */
export type BannerPixels = 600 | 1024

const DEFAULT_AVATARS = 5n
const ANIMATED = /^a_/
const DIGITS = /^\d+$/

interface ImageOptions<Size> {
  size: Size
  /** Moves when the picture can; otherwise its first frame. */
  animated?: boolean
}

/** The addresses of the platform's images, on one host. */
export interface ImageUrls {
  /** The avatar of a bot or a person; the platform's default when there is none. */
  avatar(id: string, hash: string | null | undefined, options: ImageOptions<AvatarPixels>): string
  /** The banner, or null when there is none. */
  banner(
    id: string,
    hash: string | null | undefined,
    options: ImageOptions<BannerPixels>
  ): string | null
}

/** Whether an image moves: its hash begins with `a_`. */
export function isAnimated(hash: string | null | undefined): boolean {
  return typeof hash === 'string' && ANIMATED.test(hash)
}

/**
 * The picture of those who have none: `id modulo 5`, by whole numbers,
 * because an id is beyond what a floating number can hold. What is no id gets the first.
 */
export function defaultAvatarUrl(host: string, id: string): string {
  const index = DIGITS.test(id) ? BigInt(id) % DEFAULT_AVATARS : 0n

  return `${host}/embed/avatars/${index}.png`
}

/** The addresses on one host, without a slash at its end. */
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
  /** The image host of the running server's configuration. */
  host: string
  children: ReactNode
}

/** Tells every card and chip where the platform's images are. */
export function ImageHostProvider({ host, children }: ImageHostProviderProps) {
  return <ImageHostContext.Provider value={host}>{children}</ImageHostContext.Provider>
}

/** The image addresses on the host that the app named. */
export function useImageUrls(): ImageUrls {
  const host = useContext(ImageHostContext)

  return useMemo(() => getImageUrls(host), [host])
}
