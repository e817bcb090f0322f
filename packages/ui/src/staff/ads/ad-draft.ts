import {
  AD_DEFAULTS,
  AD_LIMITS,
  AD_PLACEMENTS,
  type AdPlacement,
  type AdType,
  MINUTE_MS,
} from '@botanica/api-client/contract'
import type { AdministeredAd } from '@botanica/api-client/staff'
import { formatCount } from '../../primitives/counter.tsx'

/** An unsaved ad: numbers and times as their fields hold them. */
export interface AdDraft {
  title: string
  content: string
  placement: AdPlacement
  type: AdType
  isActive: boolean
  priority: string
  /** In the user's time zone, as `datetime-local` formats it; empty for none. */
  startDate: string
  endDate: string
}

/** Custom markup, as most ads have it. */
const DEFAULT_TYPE: AdType = 'custom'

const WHOLE_NUMBER = /^-?\d+$/
/** `2026-11-22T07:30`: a datetime field has no seconds. */
const LOCAL_LENGTH = 16

/** Formats a time for a `datetime-local` field, in the user's time zone. @param moment ISO 8601, or none */
export function toLocalDateTime(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
  return shifted.toISOString().slice(0, LOCAL_LENGTH)
}

function momentOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString()
}

/** Returns an empty draft, or the draft of an existing ad. */
export function toDraft(ad: AdministeredAd | null): AdDraft {
  return {
    title: ad?.title ?? '',
    content: ad?.content ?? '',
    placement: ad?.placement ?? AD_PLACEMENTS[0],
    type: ad?.type ?? DEFAULT_TYPE,
    isActive: ad?.isActive ?? AD_DEFAULTS.isActive,
    priority: String(ad?.priority ?? AD_DEFAULTS.priority),
    startDate: toLocalDateTime(ad?.startDate ?? null),
    endDate: toLocalDateTime(ad?.endDate ?? null),
  }
}

/** The draft as a request body. */
export function toRequestBody({ priority, startDate, endDate, ...texts }: AdDraft) {
  return {
    ...texts,
    title: texts.title.trim(),
    priority: Number(priority),
    startDate: momentOf(startDate),
    endDate: momentOf(endDate),
  }
}

/** The validation errors of a draft. */
export interface AdDraftErrors {
  title: 'required' | 'tooLong' | null
  content: 'required' | 'tooLong' | null
  priority: 'invalid' | null
  endDate: 'order' | null
}

function textDefect(text: string, limit: number) {
  const length = formatCount(text)
  if (length === 0) return 'required'
  return length > limit ? 'tooLong' : null
}

function isPriority(text: string): boolean {
  const { min, max } = AD_LIMITS.priority
  return WHOLE_NUMBER.test(text.trim()) && Number(text) >= min && Number(text) <= max
}

export function validateAdDraft({
  title,
  content,
  priority,
  startDate,
  endDate,
}: AdDraft): AdDraftErrors {
  const endsTooEarly = startDate !== '' && endDate !== '' && endDate <= startDate
  return {
    title: textDefect(title, AD_LIMITS.title.max),
    content: textDefect(content, AD_LIMITS.content.max),
    priority: isPriority(priority) ? null : 'invalid',
    endDate: endsTooEarly ? 'order' : null,
  }
}
