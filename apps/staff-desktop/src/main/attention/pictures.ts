import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import type Electron from 'electron'

/** A picture of this size fits every system's notifications; the platform's host makes it. */
const PIXELS = 128
/** A host that was told how large it is to be does not send more than this, unless something is wrong with it. */
const MOST_PIXELS = 512
const MOST_BYTES = 256 * 1024
/** A notification is worth more than its picture. */
export const PICTURE_MS = 300

const HASH = /^\w{1,128}$/
const DEFAULT_AVATARS = 5n
/** The signature, the length and name of the first part, and in it width and height. */
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const WIDTH_AT = 16
const HEIGHT_AT = 20
const HEAD_BYTES = 24

export interface PictureOptions {
  nativeImage: Pick<typeof Electron.nativeImage, 'createFromBuffer'>
  /** Electron's own, of the session that the screens do not have. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** Where the platform's images are, without a slash at its end; `null` while it is not known. */
  imageHost: () => string | null
}

/** Whose picture. */
export interface ImageSubject {
  /** `null` for what is about no bot. */
  discordBotId: string | null
  avatar: string | null
}

export type LoadImage = (of: ImageSubject) => Promise<Electron.NativeImage | null>

/**
 * As a PNG: Electron reads neither WebP nor GIF here.
 * @returns null for what is no id or hash of the platform's, which would lead elsewhere
 */
export function getImageUrl(host: string, { discordBotId, avatar }: ImageSubject): string | null {
  if (discordBotId === null || !SNOWFLAKE_PATTERN.test(discordBotId)) return null
  if (avatar === null) return `${host}/embed/avatars/${BigInt(discordBotId) % DEFAULT_AVATARS}.png`
  if (!HASH.test(avatar)) return null
  return `${host}/avatars/${discordBotId}/${avatar}.png?size=${PIXELS}`
}

/** Reads no further than it has to. */
async function readCapped(answer: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What is unpacked in this process is small, and a PNG. */
function isSmallPng(content: Buffer) {
  return (
    content.length > HEAD_BYTES &&
    content.subarray(0, PNG_HEAD.length).equals(PNG_HEAD) &&
    content.readUInt32BE(WIDTH_AT) <= MOST_PIXELS &&
    content.readUInt32BE(HEIGHT_AT) <= MOST_PIXELS
  )
}

/** Pictures for notifications: of the platform's image host alone, small, in time, or none. */
export function createPictures({ nativeImage, fetch, imageHost }: PictureOptions): LoadImage {
  async function load(address: string, signal: AbortSignal) {
    const answer = await fetch(address, { signal, redirect: 'error', credentials: 'omit' })
    const content = answer.ok ? await readCapped(answer) : null
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
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PICTURE_MS)
    })
    // Not every way to fetch ends as soon as it is told to.
    const found = load(address, deadline.signal).catch(() => null)
    return Promise.race([found, late]).finally(() => {
      clearTimeout(timer)
      deadline.abort()
    })
  }
}
