import type { NotificationKind } from '../../shared/settings.ts'
import type { Destination } from '../../shared/bridge.ts'
import type { QueueItem } from './queue.ts'
import type { Translate } from '../translator.ts'

/** Characters of a title, or of a text, on a screen that may be locked. */
export const NOTIFICATION_MAX_LENGTH = 200
/** The name leaves room for what is said of it. */
const NAME_LENGTH = 100

/** Control and formatting characters, which could turn a line round or break it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const SPACES = /\s+/g

/** Desktops of Linux may read the text, but not the title, as markup, links and pictures included. */
const MARKUP: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '&': '＆' }
const MARKUP_SIGNS = /[<>&]/g

export interface NotificationText {
  title: string
  body: string
  place: Destination
}

/** No longer than so many characters, of which none is cut in two. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length >= length) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** A name as somebody on the internet wrote it, as plain text on one line. */
function plain(name: string) {
  return truncate(name.replaceAll(UNSEEN, ' ').replaceAll(SPACES, ' ').trim(), NAME_LENGTH)
}

/** Each text is called by its whole key, so that a missing one does not compile. */
const KINDS = {
  pendingBots: {
    title: (say, name) => say('attention.bot', { name }),
    text: (say) => say('attention.botText'),
    several: (say, count) => say('attention.newBots', { count }),
    missed: (say, count) => say('attention.missedBots', { count }),
    list: { kind: 'queue' },
  },
  certificationRequests: {
    title: (say, name) => say('attention.application', { name }),
    text: (say) => say('attention.applicationText'),
    several: (say, count) => say('attention.newApplications', { count }),
    missed: (say, count) => say('attention.missedApplications', { count }),
    list: { kind: 'applications' },
  },
  supportRequests: {
    title: (say, name) => say('attention.request', { name }),
    text: (say) => say('attention.requestText'),
    several: (say, count) => say('attention.newRequests', { count }),
    missed: (say, count) => say('attention.missedRequests', { count }),
    list: { kind: 'support' },
  },
} as const satisfies Record<
  NotificationKind,
  {
    title: (say: Translate, name: string) => string
    text: (say: Translate) => string
    several: (say: Translate, count: number) => string
    missed: (say: Translate, count: number) => string
    list: Destination
  }
>

const PLACES = {
  pendingBots: 'bot',
  certificationRequests: 'application',
  supportRequests: 'request',
} as const satisfies Record<NotificationKind, Destination['kind']>

function placeOf({ kind, id }: QueueItem): Destination {
  return { kind: PLACES[kind], id }
}

/** What is said of new things of one kind: plain, with names and nothing else that is about somebody. */
export function formatNotification(
  items: readonly [QueueItem, ...QueueItem[]],
  { say, wasAway, platform }: { say: Translate; wasAway: boolean; platform: NodeJS.Platform }
): NotificationText {
  const [first] = items
  const { title, text, several, missed, list } = KINDS[first.kind]
  if (items.length === 1) {
    const said = truncate(title(say, plain(first.name)), NOTIFICATION_MAX_LENGTH)
    return { title: said, body: text(say), place: placeOf(first) }
  }
  const names = items.map(({ name }) => plain(name)).join(', ')
  const written =
    platform === 'linux' ? names.replaceAll(MARKUP_SIGNS, (sign) => MARKUP[sign]!) : names
  return {
    title: (wasAway ? missed : several)(say, items.length),
    body: truncate(written, NOTIFICATION_MAX_LENGTH),
    place: list,
  }
}
