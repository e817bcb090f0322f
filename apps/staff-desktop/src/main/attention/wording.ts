import type { Notified } from '../../shared/settings.ts'
import type { Place } from '../../shared/bridge.ts'
import type { Waiting } from './queue.ts'
import type { Texts } from './texts.ts'
import type { CountedText, PlainText } from './texts/catalogue.ts'

/** Characters of a title, or of a text, on a screen that may be locked (E-28). */
export const NOTICE_LENGTH = 200
/** The name leaves room for what is said of it. */
const NAME_LENGTH = 100

/** Control and formatting characters, which could turn a line round or break it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const SPACES = /\s+/g

/** Desktops of Linux may read the text, but not the title, as markup, links and pictures included. */
const MARKUP: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '&': '＆' }
const MARKUP_SIGNS = /[<>&]/g

export interface Notice {
  title: string
  body: string
  place: Place
}

/** No longer than so many characters, of which none is cut in two. */
export function clipped(text: string, length: number): string {
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
  return clipped(name.replaceAll(UNSEEN, ' ').replaceAll(SPACES, ' ').trim(), NAME_LENGTH)
}

const TEXTS = {
  pendingBots: {
    one: 'bot',
    text: 'botText',
    several: 'newBots',
    missed: 'missedBots',
    list: { kind: 'queue' },
  },
  certificationRequests: {
    one: 'application',
    text: 'applicationText',
    several: 'newApplications',
    missed: 'missedApplications',
    list: { kind: 'applications' },
  },
} as const satisfies Record<
  Notified,
  { one: PlainText; text: PlainText; several: CountedText; missed: CountedText; list: Place }
>

function placeOf({ kind, id }: Waiting): Place {
  return kind === 'pendingBots' ? { kind: 'bot', id } : { kind: 'application', id }
}

/** What is said of new things of one kind: plain, with names and nothing else that is about somebody (E-28). */
export function noticeOf(
  items: readonly [Waiting, ...Waiting[]],
  { texts, wasAway, platform }: { texts: Texts; wasAway: boolean; platform: NodeJS.Platform }
): Notice {
  const [first] = items
  const { one, text, several, missed, list } = TEXTS[first.kind]
  if (items.length === 1) {
    const title = clipped(texts.say(one, { name: plain(first.name) }), NOTICE_LENGTH)
    return { title, body: texts.say(text), place: placeOf(first) }
  }
  const names = items.map(({ name }) => plain(name)).join(', ')
  const written =
    platform === 'linux' ? names.replaceAll(MARKUP_SIGNS, (sign) => MARKUP[sign]!) : names
  return {
    title: texts.count(wasAway ? missed : several, items.length),
    body: clipped(written, NOTICE_LENGTH),
    place: list,
  }
}
