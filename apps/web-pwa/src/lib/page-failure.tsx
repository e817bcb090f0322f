import { Button, ErrorState } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from './use-is-online.ts'

interface PageFailureProps {
  /** 1 where it is the page's only heading. */
  level?: 1 | 2
  /** What could not be done; without it, that the page could not be shown. */
  text?: string
  onRetry: () => void
}

/** In the place of what could not be loaded. Without a connection it says that, and what helps. */
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
