import { LANGUAGES, type Language } from '@botanica/api-client/contract'
import * as v from 'valibot'

/** The kinds of items that notifications report. */
export const NOTIFICATION_KINDS = [
  'pendingBots',
  'certificationRequests',
  'supportRequests',
  'appeals',
  'reports',
  'botChanges',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export interface Settings {
  language: 'system' | Language
  theme: 'system' | 'light' | 'dark'
  notify: Record<NotificationKind, boolean>
  sound: boolean
  /** Local times as `HH:MM`, which may cross midnight. No notifications are shown between them. */
  quietHours: { on: boolean; from: string; to: string }
  startAtLogin: boolean
  /** Closing the window leaves the client running in the tray. */
  closeToTray: boolean
}

/** A change of some settings; the others stay. */
export type SettingsChange = Partial<Settings>

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  notify: {
    pendingBots: true,
    certificationRequests: true,
    supportRequests: true,
    appeals: true,
    reports: true,
    botChanges: true,
  },
  sound: true,
  quietHours: { on: false, from: '22:00', to: '07:00' },
  startAtLogin: false,
  closeToTray: true,
}

const language = v.picklist(['system', ...LANGUAGES])
const theme = v.picklist(['system', 'light', 'dark'])
const flag = v.boolean()
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** Complete, valid settings; anything else is rejected. */
export const settingsSchema = v.strictObject({
  language,
  theme,
  notify: v.strictObject({
    pendingBots: flag,
    certificationRequests: flag,
    supportRequests: flag,
    appeals: flag,
    reports: flag,
    botChanges: flag,
  }),
  sound: flag,
  quietHours: v.strictObject({ on: flag, from: time, to: time }),
  startAtLogin: flag,
  closeToTray: flag,
}) satisfies v.GenericSchema<Settings>

export const settingsChangeSchema = v.partial(
  settingsSchema
) satisfies v.GenericSchema<SettingsChange>

const { notify, quietHours, ...defaults } = DEFAULT_SETTINGS
const fallback = v.fallback

const storedSettings = fallback(
  v.object({
    language: fallback(language, defaults.language),
    theme: fallback(theme, defaults.theme),
    notify: fallback(
      v.object({
        pendingBots: fallback(flag, notify.pendingBots),
        certificationRequests: fallback(flag, notify.certificationRequests),
        supportRequests: fallback(flag, notify.supportRequests),
        appeals: fallback(flag, notify.appeals),
        reports: fallback(flag, notify.reports),
        botChanges: fallback(flag, notify.botChanges),
      }),
      notify
    ),
    sound: fallback(flag, defaults.sound),
    quietHours: fallback(
      v.object({
        on: fallback(flag, quietHours.on),
        from: fallback(time, quietHours.from),
        to: fallback(time, quietHours.to),
      }),
      quietHours
    ),
    startAtLogin: fallback(flag, defaults.startAtLogin),
    closeToTray: fallback(flag, defaults.closeToTray),
  }),
  DEFAULT_SETTINGS
)

/** Parses stored settings. A missing or invalid value becomes its default. */
export function parseSettings(given: unknown): Settings {
  return v.parse(storedSettings, given)
}
