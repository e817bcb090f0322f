import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'

/** Counts text as the server does: normalized, trimmed, in UTF-16 code units. */
export function formatCount(value: string): number {
  return value.normalize('NFC').trim().length
}

/** The part of the limit from which on the counter is visible. */
const NEAR_LIMIT = 0.8

export interface CounterOptions {
  /** When the counter is visible: near the limit, or always. Screen readers can always read it. */
  counter?: 'near' | 'always' | undefined
}

interface CounterProps extends CounterOptions {
  id: string
  used: number
  limit: number
}

/** The number of characters used of a limit, and by how many the text exceeds it. */
export function Counter({ id, used, limit, counter = 'near' }: CounterProps) {
  const { t } = useTranslation()
  const over = used - limit

  return (
    <p
      id={id}
      className={cx(
        'numbers self-end text-label',
        over > 0 ? 'font-semibold text-danger' : 'text-muted',
        counter === 'near' && used < limit * NEAR_LIMIT && 'sr-only'
      )}
    >
      {t('field.counter', { used, limit })}
      {over > 0 && ` (${t('field.tooLong', { over })})`}
    </p>
  )
}
