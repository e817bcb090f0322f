import { LANGUAGES, type Language } from '@botanica/api-client/contract'
import * as v from 'valibot'

/** What notifications are made for. */
export const NOTIFICATION_KINDS = [
  'pendingBots',
  'certificationRequests',
  'supportRequests',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export interface Settings {
  language: 'system' | Language
  theme: 'system' | 'light' | 'dark'
  notify: Record<NotificationKind, boolean>
  sound: boolean
  /** Local times as `HH:MM`; a night may cross midnight. Nothing is notified between them. */
  quietHours: { on: boolean; from: string; to: string }
  startAtLogin: boolean
  /** Closing the window leaves the client running in the tray. */
  closeToTray: boolean
}

/** Some of the settings; what is not named stays. */
export type SettingsChange = Partial<Settings>

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  notify: { pendingBots: true, certificationRequests: true, supportRequests: true },
  sound: true,
  quietHours: { on: false, from: '22:00', to: '07:00' },
  startAtLogin: false,
  closeToTray: true,
}

const language = v.picklist(['system', ...LANGUAGES])
const theme = v.picklist(['system', 'light', 'dark'])
const flag = v.boolean()
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** Settings that are whole and right; anything else in them is refused. */
export const settingsSchema = v.strictObject({
  language,
  theme,
  notify: v.strictObject({ pendingBots: flag, certificationRequests: flag, supportRequests: flag }),
  sound: flag,
  quietHours: v.strictObject({ on: flag, from: time, to: time }),
  startAtLogin: flag,
  closeToTray: flag,
}) satisfies v.GenericSchema<Settings>

export const settingsChangeSchema = v.partial(
  settingsSchema
) satisfies v.GenericSchema<SettingsChange>

const { notify, quietHours, ...plain } = DEFAULT_SETTINGS
const or = v.fallback

const storedSettings = or(
  v.object({
    language: or(language, plain.language),
    theme: or(theme, plain.theme),
    notify: or(
      v.object({
        pendingBots: or(flag, notify.pendingBots),
        certificationRequests: or(flag, notify.certificationRequests),
        supportRequests: or(flag, notify.supportRequests),
      }),
      notify
    ),
    sound: or(flag, plain.sound),
    quietHours: or(
      v.object({
        on: or(flag, quietHours.on),
        from: or(time, quietHours.from),
        to: or(time, quietHours.to),
      }),
      quietHours
    ),
    startAtLogin: or(flag, plain.startAtLogin),
    closeToTray: or(flag, plain.closeToTray),
  }),
  DEFAULT_SETTINGS
)

/** What of kept settings is right, and for each key that is not (or not there) the default. */
export function parseSettings(given: unknown): Settings {
  return v.parse(storedSettings, given)
}
