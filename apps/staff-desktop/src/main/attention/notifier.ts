import type Electron from 'electron'
import { NOTIFICATION_KINDS, type NotificationKind, type Settings } from '../../shared/settings.ts'
import type { Observable, WindowService } from '../services.ts'
import type { Translator } from '../translator.ts'
import { Coalescer } from './coalescer.ts'
import type { LoadImage } from './pictures.ts'
import type { QueueItem } from './queue.ts'
import { isInQuietHours } from './quiet-hours.ts'
import type { News } from './watch.ts'
import { formatNotification, type NotificationText } from './notification-text.ts'

/** Those of which it is known that they are still to be decided, and which may have to be taken back; systems show fewer. */
const MOST_SHOWN = 50
/** Where a button can be added; a click does the same elsewhere. None decides: nobody approves what they have not seen. */
const HAVE_ACTIONS: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32'])

export interface NotifierOptions {
  electron: { Notification: typeof Electron.Notification }
  platform: NodeJS.Platform
  window: WindowService
  settings: Observable<Settings>
  /** Whether the person has asked for silence, from the tray. */
  isPaused: () => boolean
  words: Pick<Translator, 'say'>
  pictureOf: LoadImage
  /** This moment, by the clock on the wall. */
  now?: () => Date
  onError: (error: unknown) => void
}

interface Shown {
  kind: NotificationKind
  /** What of it is not decided yet. */
  ids: Set<number>
  notification: Electron.Notification | undefined
}

type Missed = QueueItem & { wasAway: boolean }

export interface Notifier {
  tell: (news: News) => void
  /** Takes back what has been told of these. */
  forget: (kind: NotificationKind, ids: readonly number[] | 'all') => void
  /** Says something else, unless the person wants to hear nothing; `always` is for what they have just done themselves. */
  say: (notice: NotificationText, options?: { always?: boolean }) => void
  stop: () => void
}

/** The system's notifications of what is new. */
export function createNotifier({
  electron: { Notification },
  platform,
  window,
  settings,
  isPaused,
  words,
  pictureOf,
  now = () => new Date(),
  onError,
}: NotifierOptions): Notifier {
  const shown = new Set<Shown>()
  /** Nothing else holds those that say something else; one that nobody holds cannot be clicked. */
  let said: Electron.Notification | undefined

  const isWelcome = () =>
    !window.isFocused && !isPaused() && !isInQuietHours(settings.current.quietHours, now())

  function show(
    { title, body, place }: NotificationText,
    options: Electron.NotificationConstructorOptions
  ) {
    if (!Notification.isSupported()) return undefined
    try {
      const notification = new Notification({
        title,
        body,
        silent: !settings.current.sound,
        ...(HAVE_ACTIONS.has(platform) && {
          actions: [{ type: 'button', text: words.say('attention.openOne') }],
        }),
        ...options,
      })
      const open = () => window.show(place)
      notification.on('click', open)
      notification.on('action', open)
      notification.on('failed', (_event, error) => onError(new Error(error)))
      notification.show()
      return notification
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  async function present(kind: NotificationKind, items: readonly Missed[]) {
    const entry: Shown = { kind, ids: new Set(items.map(({ id }) => id)), notification: undefined }
    shown.add(entry)
    const [first] = items
    const icon = items.length === 1 ? await pictureOf(first!).catch(() => null) : null
    const left = items.filter(({ id }) => entry.ids.has(id)) as [Missed, ...Missed[]]
    // Decided, signed out or come to look, while the picture came.
    if (!shown.has(entry) || left.length === 0 || !isWelcome()) return void shown.delete(entry)
    const wasAway = left.every((item) => item.wasAway)
    const notice = formatNotification(left, { say: words.say, wasAway, platform })
    entry.notification = show(notice, { groupId: kind, ...(icon && { icon }) })
    if (shown.size > MOST_SHOWN) shown.delete(shown.values().next().value!)
  }

  const coalescers = Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [
      kind,
      new Coalescer<Missed>({
        mayTell: () => settings.current.notify[kind] && isWelcome(),
        tell: (items) => void present(kind, items),
      }),
    ])
  ) as Record<NotificationKind, Coalescer<Missed>>

  function forget(kind: NotificationKind, ids: readonly number[] | 'all') {
    if (ids === 'all') coalescers[kind].stop()
    else coalescers[kind].remove(ids)
    for (const entry of shown) {
      if (entry.kind !== kind) continue
      if (ids === 'all') entry.ids.clear()
      else for (const id of ids) entry.ids.delete(id)
      if (entry.ids.size > 0) continue
      shown.delete(entry)
      entry.notification?.close()
    }
  }

  return {
    tell({ kind, items, wasAway }) {
      coalescers[kind].add(items.map((item) => Object.assign({}, item, { wasAway })))
    },
    forget,
    say(notice, { always = false } = {}) {
      if (always || isWelcome()) said = show(notice, {}) ?? said
    },
    stop() {
      for (const kind of NOTIFICATION_KINDS) forget(kind, 'all')
      said?.close()
    },
  }
}
