import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  type PushPayload,
} from '@botanica/api-client/contract'
import { inbox as english } from '@botanica/ui/i18n/en/inbox'
import { inbox as romanian } from '@botanica/ui/i18n/ro/inbox'
import { getInboxItemPath } from '../lib/inbox-item-path.ts'
import { PATHS } from '../lib/paths.ts'

declare const self: ServiceWorkerGlobalScope

const TEXTS = { en: english, ro: romanian } as const satisfies Record<Language, unknown>
/** Kinds whose inbox item shows a reason. */
const WITH_REASON = new Set([
  'bot_rejected',
  'bot_uncertified',
  'change_rejected',
  'application_rejected',
  'account_banned',
  'account_disabled',
  'account_freed',
])
const VOTE_REMINDER = 'vote_reminder'
const ICON = '/icons/icon-192.png'

const SETTINGS_CALL = '/api/user/push'
const SUBSCRIPTION_CALL = `${SETTINGS_CALL}/subscription`
const READ_CALL = '/api/user/inbox/read'

/** The target of a notification. */
interface NotificationData {
  path: string
  id: number | null
}

function readPayload(data: PushMessageData | null): PushPayload | null {
  try {
    return (data?.json() as PushPayload | undefined) ?? null
  } catch {
    return null
  }
}

/** The text that says why to open the site. */
function getBody(kind: string | undefined) {
  if (kind === VOTE_REMINDER) return 'vote'
  return kind !== undefined && WITH_REASON.has(kind) ? 'why' : 'more'
}

/**
 * Shows a notification. Browsers require one for every push message, so unknown kinds of a newer server get a
 * generic text.
 */
function showNotification(payload: PushPayload | null) {
  const language = payload && isLanguage(payload.language) ? payload.language : DEFAULT_LANGUAGE
  const texts = TEXTS[language]
  const kinds: Record<string, string> = texts.kinds
  const nameless = payload && !payload.bot && kinds[`${payload.kind}_nameless`]
  const sentence = nameless || (payload && kinds[payload.kind]) || texts.kinds.other
  const data: NotificationData = {
    path: payload ? getInboxItemPath(payload) : PATHS.profile,
    id: payload?.id ?? null,
  }
  return self.registration.showNotification(
    sentence.replace('{{bot}}', () => payload?.bot?.name ?? texts.someBot),
    {
      body: texts.push[getBody(payload?.kind)],
      // A message that is delivered twice replaces its first notification.
      tag: `item-${payload?.id ?? 'unknown'}`,
      lang: language,
      icon: ICON,
      badge: ICON,
      data: data,
    }
  )
}

/** Sends a mutation with the headers that the site's pages use. */
function send(method: 'POST' | 'PUT', call: string, body: object) {
  return fetch(call, {
    method,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  })
}

/** Focuses a tab of the site and navigates it to the path, or opens a new tab. */
async function open(path: string) {
  const target = new URL(path, self.location.origin)
  if (target.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === target.href) ?? tabs[0]
  if (!tab) return void (await self.clients.openWindow(target))
  const focusedTab = await tab.focus().catch(() => tab)
  if (focusedTab.url === target.href) return
  // A worker cannot navigate a tab that it does not control.
  await focusedTab.navigate(target).catch(() => self.clients.openWindow(target))
}

/** Marks the item as read when its notification is opened. The inbox of every tab is updated. */
async function markRead(id: number | null) {
  if (id !== null) await send('POST', READ_CALL, { ids: [id] }).catch(() => undefined)
}

/** The language of the previous subscription is unknown here, so the browser's language is used. */
function getBrowserLanguage(): Language {
  const [language = ''] = self.navigator.language.split('-')
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** Renews the subscription after the browser has replaced it. Without a session there is nobody to send messages to. */
async function resubscribe(renewed: PushSubscription | null | undefined) {
  const settings = await fetch(SETTINGS_CALL, { credentials: 'same-origin' })
  if (!settings.ok) return
  const { publicKey } = (await settings.json()) as { publicKey: string | null }
  if (publicKey === null) return
  const subscription =
    renewed ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }))
  const { endpoint, keys } = subscription.toJSON()
  await send('PUT', SUBSCRIPTION_CALL, { endpoint, keys, language: getBrowserLanguage() })
}

/** Shows push messages as notifications, even if no page of the site is open. */
export function handlePushEvents() {
  self.addEventListener('push', (event) =>
    event.waitUntil(showNotification(readPayload(event.data)))
  )
  self.addEventListener('notificationclick', (event) => {
    const { path, id } = event.notification.data as NotificationData
    event.notification.close()
    event.waitUntil(Promise.all([open(path), markRead(id)]))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { newSubscription } = event as PushSubscriptionChangeEvent
    ;(event as ExtendableEvent).waitUntil(resubscribe(newSubscription))
  })
}
