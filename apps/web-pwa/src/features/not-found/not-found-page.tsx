import { EmptyState, LinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../lib/head.tsx'
import { PATHS } from '../../lib/paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation('notFound')

  return (
    <div className="page py-16">
      <PageHead title={t('title')} />
      <EmptyState
        level={1}
        title={t('title')}
        text={t('text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={PATHS.home} variant="filled">
              {t('home')}
            </LinkButton>
            <LinkButton href={PATHS.discover}>{t('discover')}</LinkButton>
            <LinkButton href={PATHS.addBot}>{t('addBot')}</LinkButton>
          </div>
        }
      />
    </div>
  )
}
