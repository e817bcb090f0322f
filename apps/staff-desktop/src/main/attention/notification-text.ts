import type { NotificationKind } from '../../shared/settings.ts'
import type { Destination } from '../../shared/bridge.ts'
import type { QueueItem } from './queue.ts'
import type { Translate } from '../translator.ts'

/** Maximum length of a title or a body, which may appear on a lock screen. */
export const NOTIFICATION_MAX_LENGTH = 200
/** Leaves room for the rest of the sentence. */
const NAME_LENGTH = 100

/** Control and formatting characters, which could reverse or break a line. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const SPACES = /\s+/g

/** Linux desktops may interpret the body, but not the title, as markup with links and images. */
const MARKUP: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '&': '＆' }
const MARKUP_SIGNS = /[<>&]/g

export interface NotificationText {
  title: string
  body: string
  destination: Destination
}

/** Truncates to `length` UTF-16 code units without splitting a grapheme. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  let result = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (result.length + segment.length >= length) break
    result += segment
  }
  return `${result.trimEnd()}…`
}

/** Turns an untrusted name into plain text on one line. */
function sanitizeName(name: string) {
  return truncate(name.replaceAll(INVISIBLE, ' ').replaceAll(SPACES, ' ').trim(), NAME_LENGTH)
}

/** Each text is called with its whole key, so that a missing key is a type error. */
const KINDS = {
  pendingBots: {
    title: (translate, name) => translate('attention.bot', { name }),
    text: (translate) => translate('attention.botText'),
    several: (translate, count) => translate('attention.newBots', { count }),
    missed: (translate, count) => translate('attention.missedBots', { count }),
    list: { kind: 'queue' },
  },
  certificationRequests: {
    title: (translate, name) => translate('attention.application', { name }),
    text: (translate) => translate('attention.applicationText'),
    several: (translate, count) => translate('attention.newApplications', { count }),
    missed: (translate, count) => translate('attention.missedApplications', { count }),
    list: { kind: 'applications' },
  },
  supportRequests: {
    title: (translate, name) => translate('attention.request', { name }),
    text: (translate) => translate('attention.requestText'),
    several: (translate, count) => translate('attention.newRequests', { count }),
    missed: (translate, count) => translate('attention.missedRequests', { count }),
    list: { kind: 'support' },
  },
  appeals: {
    title: (translate, name) => translate('attention.appeal', { name }),
    text: (translate) => translate('attention.appealText'),
    several: (translate, count) => translate('attention.newAppeals', { count }),
    missed: (translate, count) => translate('attention.missedAppeals', { count }),
    list: { kind: 'appeals' },
  },
  reports: {
    title: (translate, name) => translate('attention.report', { name }),
    text: (translate) => translate('attention.reportText'),
    several: (translate, count) => translate('attention.newReports', { count }),
    missed: (translate, count) => translate('attention.missedReports', { count }),
    list: { kind: 'reports' },
  },
  botChanges: {
    title: (translate, name) => translate('attention.change', { name }),
    text: (translate) => translate('attention.changeText'),
    several: (translate, count) => translate('attention.newChanges', { count }),
    missed: (translate, count) => translate('attention.missedChanges', { count }),
    list: { kind: 'changes' },
  },
} as const satisfies Record<
  NotificationKind,
  {
    title: (translate: Translate, name: string) => string
    text: (translate: Translate) => string
    several: (translate: Translate, count: number) => string
    missed: (translate: Translate, count: number) => string
    list: Destination
  }
>

const DESTINATION_KINDS = {
  pendingBots: 'bot',
  certificationRequests: 'application',
  supportRequests: 'request',
  appeals: 'appeal',
  reports: 'report',
  botChanges: 'change',
} as const satisfies Record<NotificationKind, Destination['kind']>

function getDestination({ kind, id }: QueueItem): Destination {
  return { kind: DESTINATION_KINDS[kind], id }
}

/** Returns the notification of new items of one kind: plain text with names and no other data about anyone. */
export function formatNotification(
  items: readonly [QueueItem, ...QueueItem[]],
  {
    translate,
    wasAway,
    platform,
  }: { translate: Translate; wasAway: boolean; platform: NodeJS.Platform }
): NotificationText {
  const [first] = items
  const { title, text, several, missed, list } = KINDS[first.kind]
  if (items.length === 1) {
    const itemTitle = truncate(title(translate, sanitizeName(first.name)), NOTIFICATION_MAX_LENGTH)
    return { title: itemTitle, body: text(translate), destination: getDestination(first) }
  }
  const names = items.map(({ name }) => sanitizeName(name)).join(', ')
  const escapedNames =
    platform === 'linux' ? names.replaceAll(MARKUP_SIGNS, (sign) => MARKUP[sign]!) : names
  return {
    title: (wasAway ? missed : several)(translate, items.length),
    body: truncate(escapedNames, NOTIFICATION_MAX_LENGTH),
    destination: list,
  }
}
