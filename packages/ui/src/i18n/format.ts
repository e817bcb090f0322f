import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts'
import {
  abbreviate,
  DAY_SECONDS,
  HOUR_SECONDS,
  MINUTE_SECONDS,
  WEEK_SECONDS,
  YEAR_SECONDS,
} from '@botanica/api-client/contract'

const MONTH = 30 * DAY_SECONDS

/* The unit is the largest of which at least one has passed. */
const RELATIVE_UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', YEAR_SECONDS],
  ['month', MONTH],
  ['week', WEEK_SECONDS],
  ['day', DAY_SECONDS],
  ['hour', HOUR_SECONDS],
  ['minute', MINUTE_SECONDS],
]

/** Formats numbers, dates and relative times in one language. */
export interface Formatters {
  language: Language
  /** Every digit: 12,345. */
  exact(value: number): string
  /** Compact: 12K, 1.3M. */
  compact(value: number): string
  /** Compact and rounded down, for numbers followed by a plus sign: 1,290 is `1.2K`, not `1.3K`. */
  compactFloor(value: number): string
  /** An average with one decimal: 4.6. */
  rating(value: number): string
  /** A date: April 3, 2026. `timeZone` as Intl takes it; the user's own when omitted. */
  date(value: Date, timeZone?: string): string
  /** A day of UTC, the same wherever it is formatted: Apr 3, 2026. */
  utcDay(value: Date): string
  /** A date with its time. */
  dateTime(value: Date, timeZone?: string): string
  /** A time to the second, in the user's time zone. */
  time(value: Date): string
  /** A timestamp for lists: Apr 03, 2026 14:05, in the user's time zone. */
  stamp(value: Date): string
  /** A time relative to `now`: 3 hours ago, yesterday. Below one minute it is "now". */
  relative(value: Date, now: Date): string
}

/** Announcements use times from 00:00 to 23:59, and one screen uses one format. */
const HOUR_CYCLE = 'h23'

const cache = new Map<Language, Formatters>()

/**
 * The formatters of one language, built once.
 *
 * @param language a supported language; anything else formats as the default language does
 */
export function formatters(language: string): Formatters {
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const cached = cache.get(known)
  if (cached) return cached

  const made = build(known)
  cache.set(known, made)

  return made
}

/** The formatters of the current language. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation()
  const language = i18n.resolvedLanguage ?? i18n.language

  return useMemo(() => formatters(language), [language])
}

function build(language: Language): Formatters {
  const exact = new Intl.NumberFormat(language)
  const compact = new Intl.NumberFormat(language, { notation: 'compact' })
  const compactFloor = new Intl.NumberFormat(language, {
    notation: 'compact',
    roundingMode: 'floor',
  })
  const rating = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const utcDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

  return {
    language,
    exact: (value) => exact.format(value),
    compact: (value) => abbreviate(compact, value),
    compactFloor: (value) => abbreviate(compactFloor, value),
    rating: (value) => rating.format(value),
    date: inZones(language, { dateStyle: 'long' }),
    utcDay: (value) => utcDay.format(value),
    dateTime: inZones(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: HOUR_CYCLE,
    }),
    time: inZones(language, { timeStyle: 'medium', hourCycle: HOUR_CYCLE }),
    stamp: stampIn(language),
    relative: (value, now) => relativeTo(relative, value, now),
  }
}

/** Formats in a zone by a format that is built once for each, because building takes far longer than formatting. */
function inZones(language: Language, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>()
  return (value: Date, timeZone?: string) => {
    let format = formats.get(timeZone)
    if (!format) {
      format = new Intl.DateTimeFormat(language, { ...options, timeZone })
      formats.set(timeZone, format)
    }
    return format.format(value)
  }
}

/* The English format is none of Intl's styles; Romanian has its own. */
function stampIn(language: Language): Formatters['stamp'] {
  const date = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  })
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: HOUR_CYCLE,
  })
  return (value) => `${date.format(value)} ${time.format(value)}`
}

function relativeTo(format: Intl.RelativeTimeFormat, value: Date, now: Date): string {
  const seconds = (value.getTime() - now.getTime()) / 1000
  for (const [unit, length] of RELATIVE_UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }

  return format.format(0, 'second')
}
