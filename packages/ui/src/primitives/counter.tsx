import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'

/** Counts text as the server does: normalized, trimmed, in UTF-16 code units. */
export function formatCount(value: string): number {
  return value.normalize('NFC').trim().length
}

/** The number of characters used of a limit, and by how many the text exceeds it. */
export function Counter({ id, used, limit }: { id: string; used: number; limit: number }) {
  const { t } = useTranslation()
  const over = used - limit

  return (
    <p
      id={id}
      className={cx(
        'numbers self-end text-label',
        over > 0 ? 'font-semibold text-danger' : 'text-muted'
      )}
    >
      {t('field.counter', { used, limit })}
      {over > 0 && ` (${t('field.tooLong', { over })})`}
    </p>
  )
}
