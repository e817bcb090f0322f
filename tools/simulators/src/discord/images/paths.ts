import type { PlatformAccount, Snowflake } from '@botanica/demo-world'

/** The path of the image host below the simulator's root. */
export const IMAGE_HOST_PATH = '/cdn'
/** The default avatar is the id modulo this number. */
const DEFAULT_AVATARS = 5n
export const DEFAULT_PICTURE = `${IMAGE_HOST_PATH}/embed/avatars/0.png`

/** The path of an account's avatar, or of the default avatar when it has none. */
export function getAvatarPath(
  id: Snowflake,
  { avatar }: Pick<PlatformAccount, 'avatar'>,
  size: number
): string {
  return avatar === null
    ? `${IMAGE_HOST_PATH}/embed/avatars/${BigInt(id) % DEFAULT_AVATARS}.png`
    : `${IMAGE_HOST_PATH}/avatars/${id}/${avatar}.webp?size=${size}`
}
