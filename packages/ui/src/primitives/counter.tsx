import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'

/** Counts text as the server does: normalised, trimmed, in the unit of a textarea. */
export function formatCount(value: string): number {
  return value.normalize('NFC').trim().length
}

/** How much of a limit is used, and how much is too many. */
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
