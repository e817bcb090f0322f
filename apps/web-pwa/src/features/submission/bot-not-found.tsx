import { EmptyState, LinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'

export function BotNotFound() {
  const { t } = useTranslation('bot')

  return (
    <EmptyState
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <LinkButton href={PATHS.home} variant="filled">
          {t('returnHome')}
        </LinkButton>
      }
    />
  )
}
