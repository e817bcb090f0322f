import { useImageUrls } from '@botanica/ui/platform'
import type { Viewer } from './viewer.ts'

const AVATAR_PIXELS = 64

/** Display name of the viewer. Every member has at least one of these. */
export function getViewerName({ displayName, username, firstName, id }: Viewer): string {
  return displayName ?? username ?? firstName ?? id
}

export function useViewerAvatar({ id, discordAvatar }: Viewer): string {
  return useImageUrls().avatar(id, discordAvatar, { size: AVATAR_PIXELS })
}
