import { useTranslation } from 'react-i18next'
import { cx } from '../primitives/cx.ts'

export type PresenceStatus = 'online' | 'idle' | 'dnd' | 'offline'

/** The presence of a bot or a person on Discord. */
export interface Presence {
  status: PresenceStatus
  activity: string | null
}

const colors: Record<PresenceStatus, string> = {
  online: 'text-online',
  idle: 'text-idle',
  dnd: 'text-dnd',
  offline: 'text-offline',
}

/* Each state also has its own shape: a disc, a crescent, a bar, a ring. */
const shapes: Record<PresenceStatus, string> = {
  online: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0Z',
  idle: 'M4.6.2A4.6 4.6 0 0 1 .2 7.2 6 6 0 1 0 4.6.2Z',
  dnd: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0ZM3.5 4.75a1.25 1.25 0 0 0 0 2.5h5a1.25 1.25 0 0 0 0-2.5Z',
  offline: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0ZM6 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
}

/** Normalizes a status from outside; an unknown one counts as offline. */
export function toPresenceStatus(presence: Presence | null | undefined): PresenceStatus {
  const status = presence?.status

  return status && Object.hasOwn(colors, status) ? status : 'offline'
}

export interface PresenceDotProps {
  presence: Presence | null | undefined
  /** Width and height in CSS pixels. */
  size?: number
  /** Hidden from screen readers, because the status is written beside it. */
  silent?: boolean
  className?: string
}

/** The presence dot: online (green), idle (yellow), do not disturb (red), offline (gray). */
export function PresenceDot({ presence, size = 12, silent = false, className }: PresenceDotProps) {
  const { t } = useTranslation()
  const status = toPresenceStatus(presence)

  return (
    <span className={cx('inline-flex shrink-0', colors[status], className)}>
      <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
        <path d={shapes[status]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {!silent && (
        <span className="sr-only">{t('presence.label', { status: t(`presence.${status}`) })}</span>
      )}
    </span>
  )
}
