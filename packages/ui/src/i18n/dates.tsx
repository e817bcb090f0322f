import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from './format.ts'

/* A page is rendered for everybody at once: until the browser takes over, days are those of UTC. */
const SERVER_TIME_ZONE = 'UTC'
const REFRESH_MS = 60_000

export interface DateTextProps {
  /** ISO 8601, or nothing; what cannot be read is shown as `Unknown date`. */
  value: string | null | undefined
  className?: string
}

/** A day as the reader's language writes it, in the reader's time zone. */
export function DateText({ value, className }: DateTextProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const hydrated = useHydrated()
  const date = parse(value)
  if (!date) return <span className={className}>{t('states.unknownDate')}</span>

  return (
    <time dateTime={date.toISOString()} className={className} suppressHydrationWarning>
      {format.date(date, hydrated ? undefined : SERVER_TIME_ZONE)}
    </time>
  )
}

/**
 * How long ago, kept fresh; the whole date in its title. A server, whose page may be read much
 * later, renders the date instead.
 */
export function RelativeTime({ value, className }: DateTextProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const hydrated = useHydrated()
  const now = useNow()
  const date = parse(value)
  if (!date) return <span className={className}>{t('states.unknownDate')}</span>

  return (
    <time
      dateTime={date.toISOString()}
      title={format.dateTime(date, hydrated ? undefined : SERVER_TIME_ZONE)}
      className={className}
      suppressHydrationWarning
    >
      {hydrated ? format.relative(date, now) : format.date(date, SERVER_TIME_ZONE)}
    </time>
  )
}

function parse(value: string | null | undefined): Date | null {
  if (!value) return null
  const date = new Date(value)

  return Number.isNaN(date.getTime()) ? null : date
}

const subscribeToNothing = () => () => {}

function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false
  )
}

/** The present, no older than a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}
