/** What notifications are made for. */
export const NOTIFIED = ['pendingBots', 'certificationRequests'] as const
export type Notified = (typeof NOTIFIED)[number]

export interface Settings {
  language: 'system' | 'en' | 'ro'
  theme: 'system' | 'light' | 'dark'
  notify: Record<Notified, boolean>
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
  notify: { pendingBots: true, certificationRequests: true },
  sound: true,
  quietHours: { on: false, from: '22:00', to: '07:00' },
  startAtLogin: false,
  closeToTray: true,
}
