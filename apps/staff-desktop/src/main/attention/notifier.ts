import type Electron from 'electron'
import { NOTIFICATION_KINDS, type NotificationKind, type Settings } from '../../shared/settings.ts'
import type { Observable, WindowService } from '../services.ts'
import type { Translator } from '../translator.ts'
import { Coalescer } from './coalescer.ts'
import type { LoadImage } from './notification-images.ts'
import type { QueueItem } from './queue.ts'
import { isInQuietHours } from './quiet-hours.ts'
import type { NewItems } from './watch.ts'
import { formatNotification, type NotificationText } from './notification-text.ts'

/** Maximum number of notifications that are tracked for withdrawal; systems show fewer. */
const MAX_TRACKED = 50
/**
 * Platforms with notification buttons; elsewhere a click does the same. No button decides: nobody
 * approves what they have not seen.
 */
const PLATFORMS_WITH_ACTIONS: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32'])

export interface NotifierOptions {
  electron: { Notification: typeof Electron.Notification }
  platform: NodeJS.Platform
  window: WindowService
  settings: Observable<Settings>
  /** Whether the user has paused notifications from the tray. */
  isPaused: () => boolean
  translator: Pick<Translator, 't'>
  loadImage: LoadImage
  /** The current local time. */
  now?: () => Date
  onError: (error: unknown) => void
}

interface ShownNotification {
  kind: NotificationKind
  /** Ids of the items that are not decided yet. */
  ids: Set<number>
  notification: Electron.Notification | undefined
}

type PendingItem = QueueItem & { wasAway: boolean }

export interface Notifier {
  notify: (news: NewItems) => void
  /** Withdraws notifications of these items. */
  withdraw: (kind: NotificationKind, ids: readonly number[] | 'all') => void
  /**
   * Shows another notification, unless the user wants none now. `always` is for answers to
   * something that they have just done.
   */
  show: (notice: NotificationText, options?: { always?: boolean }) => void
  stop: () => void
}

/** Shows system notifications of new items. */
export function createNotifier({
  electron: { Notification },
  platform,
  window,
  settings,
  isPaused,
  translator,
  loadImage,
  now = () => new Date(),
  onError,
}: NotifierOptions): Notifier {
  const shown = new Set<ShownNotification>()
  /** Keeps a reference: a notification that is garbage-collected cannot be clicked. */
  let lastOther: Electron.Notification | undefined

  const canNotify = () =>
    !window.isFocused && !isPaused() && !isInQuietHours(settings.current.quietHours, now())

  function show(
    { title, body, destination }: NotificationText,
    options: Electron.NotificationConstructorOptions
  ) {
    if (!Notification.isSupported()) return undefined
    try {
      const notification = new Notification({
        title,
        body,
        silent: !settings.current.sound,
        ...(PLATFORMS_WITH_ACTIONS.has(platform) && {
          actions: [{ type: 'button', text: translator.t('attention.openOne') }],
        }),
        ...options,
      })
      const open = () => window.show(destination)
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

  async function showItems(kind: NotificationKind, items: readonly PendingItem[]) {
    const entry: ShownNotification = {
      kind,
      ids: new Set(items.map(({ id }) => id)),
      notification: undefined,
    }
    shown.add(entry)
    const [first] = items
    const icon = items.length === 1 ? await loadImage(first!).catch(() => null) : null
    const undecided = items.filter(({ id }) => entry.ids.has(id)) as [PendingItem, ...PendingItem[]]
    // Decided, signed out or focused while the image was loading.
    if (!shown.has(entry) || undecided.length === 0 || !canNotify()) return void shown.delete(entry)
    const wasAway = undecided.every((item) => item.wasAway)
    const notice = formatNotification(undecided, { translate: translator.t, wasAway, platform })
    entry.notification = show(notice, { groupId: kind, ...(icon && { icon }) })
    if (shown.size > MAX_TRACKED) shown.delete(shown.values().next().value!)
  }

  const coalescers = Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [
      kind,
      new Coalescer<PendingItem>({
        canNotify: () => settings.current.notify[kind] && canNotify(),
        notify: (items) => void showItems(kind, items),
      }),
    ])
  ) as Record<NotificationKind, Coalescer<PendingItem>>

  function withdraw(kind: NotificationKind, ids: readonly number[] | 'all') {
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
    notify({ kind, items, wasAway }) {
      coalescers[kind].add(items.map((item) => Object.assign({}, item, { wasAway })))
    },
    withdraw,
    show(notice, { always = false } = {}) {
      if (always || canNotify()) lastOther = show(notice, {}) ?? lastOther
    },
    stop() {
      for (const kind of NOTIFICATION_KINDS) withdraw(kind, 'all')
      lastOther?.close()
    },
  }
}
