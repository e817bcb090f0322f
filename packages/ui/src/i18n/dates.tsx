import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from './format.ts'

/* Server-rendered pages are the same for everybody: until hydration, days are in UTC. */
const SERVER_TIME_ZONE = 'UTC'
const REFRESH_MS = 60_000

export interface DateTextProps {
  /** ISO 8601, or nothing; an invalid date is shown as `Unknown date`. */
  value: string | null | undefined
  className?: string
}

/** A date in the user's language and time zone. */
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
 * A relative time that keeps updating, with the full date in its title. A server, whose page may be read much later,
 * renders the date instead.
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

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}
