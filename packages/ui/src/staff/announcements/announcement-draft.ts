import {
  ANNOUNCEMENT_TEXT_LIMITS,
  DEFAULT_EMBED_COLOR,
  type Reaction,
} from '@botanica/api-client/contract'
import { formatCount } from '../../primitives/counter.tsx'
import { isColor } from './colors.ts'

/** An unsent announcement. */
export interface AnnouncementDraft {
  title: string
  description: string
  /** Empty while none is selected. */
  channelId: string
  reactions: readonly Reaction[]
  mentionEveryone: boolean
  mentionHere: boolean
  embedColor: string
}

export const BLANK_ANNOUNCEMENT: AnnouncementDraft = {
  title: '',
  description: '',
  channelId: '',
  reactions: [],
  mentionEveryone: false,
  mentionHere: false,
  embedColor: DEFAULT_EMBED_COLOR,
}

/** The validation errors of a draft. */
export interface AnnouncementDraftErrors {
  title: 'required' | 'tooLong' | null
  description: 'required' | 'tooLong' | null
  channelId: 'required' | null
  embedColor: 'invalid' | null
}

function textDefect(text: string, limit: number) {
  const length = formatCount(text)
  if (length === 0) return 'required'
  return length > limit ? 'tooLong' : null
}

/** @param asksChannel false for an announcement that was sent: its channel cannot change */
export function validateAnnouncementDraft(
  draft: AnnouncementDraft,
  asksChannel: boolean
): AnnouncementDraftErrors {
  return {
    title: textDefect(draft.title, ANNOUNCEMENT_TEXT_LIMITS.title.max),
    description: textDefect(draft.description, ANNOUNCEMENT_TEXT_LIMITS.description.max),
    channelId: asksChannel && draft.channelId === '' ? 'required' : null,
    embedColor: isColor(draft.embedColor) ? null : 'invalid',
  }
}
