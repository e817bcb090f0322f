import {
  ANNOUNCEMENT_TEXT_LIMITS,
  DEFAULT_EMBED_COLOR,
  type Reaction,
} from '@botanica/api-client/contract'
import { countText } from '../../primitives/counter.tsx'
import { isColour } from './colours.ts'

/** What is being written. */
export interface AnnouncementDraft {
  title: string
  description: string
  /** Empty while none is chosen. */
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

/** What is wrong with a draft. */
export interface DraftDefects {
  title: 'required' | 'tooLong' | null
  description: 'required' | 'tooLong' | null
  channelId: 'required' | null
  embedColor: 'invalid' | null
}

function textDefect(text: string, limit: number) {
  const length = countText(text)
  if (length === 0) return 'required'
  return length > limit ? 'tooLong' : null
}

/** @param asksChannel an announcement that was sent stays where it is (document 2 section 5) */
export function defectsOf(draft: AnnouncementDraft, asksChannel: boolean): DraftDefects {
  return {
    title: textDefect(draft.title, ANNOUNCEMENT_TEXT_LIMITS.title.max),
    description: textDefect(draft.description, ANNOUNCEMENT_TEXT_LIMITS.description.max),
    channelId: asksChannel && draft.channelId === '' ? 'required' : null,
    embedColor: isColour(draft.embedColor) ? null : 'invalid',
  }
}
