import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import type Electron from 'electron'

/** Fits the notifications of every system; Discord's image host scales to it. */
const IMAGE_SIZE_PX = 128
/** A smaller size was requested, so a larger image means that something is wrong. */
const MAX_SIZE_PX = 512
const MAX_BYTES = 256 * 1024
/** A notification waits no longer than this for its image. */
const IMAGE_TIMEOUT_MS = 300

const HASH = /^\w{1,128}$/
const DEFAULT_AVATARS = 5n
/** PNG signature, then length and type of the first chunk, which begins with width and height. */
const PNG_HEADER = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const WIDTH_AT = 16
const HEIGHT_AT = 20
const HEADER_BYTES = 24

export interface ImageLoaderOptions {
  nativeImage: Pick<typeof Electron.nativeImage, 'createFromBuffer'>
  /** Electron's `net.fetch`, in the default session. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** Base URL of Discord's images without a trailing slash; `null` while it is unknown. */
  imageHost: () => string | null
}

/** Whose image to load. */
export interface ImageSubject {
  /** `null` for items that are not about a bot. */
  discordBotId: string | null
  avatar: string | null
}

export type LoadImage = (of: ImageSubject) => Promise<Electron.NativeImage | null>

/**
 * Returns the URL of a PNG; `nativeImage` supports neither WebP nor GIF here.
 * @returns null for an id or a hash that is not Discord's, which could lead elsewhere
 */
export function getImageUrl(host: string, { discordBotId, avatar }: ImageSubject): string | null {
  if (discordBotId === null || !SNOWFLAKE_PATTERN.test(discordBotId)) return null
  if (avatar === null) return `${host}/embed/avatars/${BigInt(discordBotId) % DEFAULT_AVATARS}.png`
  if (!HASH.test(avatar)) return null
  return `${host}/avatars/${discordBotId}/${avatar}.png?size=${IMAGE_SIZE_PX}`
}

/** Reads the body, and gives up when it is too large. */
async function readCapped(response: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Whether the content is a PNG that is small enough to be decoded in the main process. */
function isSmallPng(content: Buffer) {
  return (
    content.length > HEADER_BYTES &&
    content.subarray(0, PNG_HEADER.length).equals(PNG_HEADER) &&
    content.readUInt32BE(WIDTH_AT) <= MAX_SIZE_PX &&
    content.readUInt32BE(HEIGHT_AT) <= MAX_SIZE_PX
  )
}

/** Loads small images for notifications from Discord's image host; `null` when one is missing, unsuitable or late. */
export function createImageLoader({
  nativeImage,
  fetch,
  imageHost,
}: ImageLoaderOptions): LoadImage {
  async function load(address: string, signal: AbortSignal) {
    const response = await fetch(address, { signal, redirect: 'error', credentials: 'omit' })
    const content = response.ok ? await readCapped(response) : null
    if (!content || !isSmallPng(content)) return null
    const image = nativeImage.createFromBuffer(content)
    return image.isEmpty() ? null : image
  }

  return async (of) => {
    const host = imageHost()
    const address = host && getImageUrl(host, of)
    if (!address) return null
    const deadline = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), IMAGE_TIMEOUT_MS)
    })
    // Not every fetch settles as soon as it is aborted.
    const loaded = load(address, deadline.signal).catch(() => null)
    return Promise.race([loaded, timeout]).finally(() => {
      clearTimeout(timer)
      deadline.abort()
    })
  }
}
