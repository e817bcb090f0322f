import { Button, ErrorState } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from './use-is-online.ts'

interface PageFailureProps {
  /** 1 if it is the page's only heading. */
  level?: 1 | 2
  /** What failed; defaults to a text for a page that could not be shown. */
  text?: string
  onRetry: () => void
}

/** Shown in place of content that could not be loaded. Offline it has its own text. */
export function PageFailure({ level, text, onRetry }: PageFailureProps) {
  const { t } = useTranslation('common')
  const isOnline = useIsOnline()

  return (
    <ErrorState
      level={level}
      title={t(isOnline ? 'states.unexpectedTitle' : 'states.offlineTitle')}
      text={isOnline ? (text ?? t('states.unexpectedText')) : t('states.offlineText')}
      action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
    />
  )
}
