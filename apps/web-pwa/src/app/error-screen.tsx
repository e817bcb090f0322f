import { Button, ErrorState } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../lib/head.tsx'

/** A page that could not be drawn: a defect, or a script of another version that is gone. Loading afresh helps both. */
export function ErrorScreen() {
  const { t } = useTranslation()

  return (
    <div className="page py-16">
      <PageHead title={t('states.unexpectedTitle')} />
      <ErrorState
        level={1}
        title={t('states.unexpectedTitle')}
        text={t('states.unexpectedText')}
        action={<Button onClick={() => location.reload()}>{t('actions.retry')}</Button>}
      />
    </div>
  )
}
