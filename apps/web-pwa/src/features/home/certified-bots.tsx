import { BotList } from '@botanica/ui/bots'
import { HOME_LISTS } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { renderCardCorner } from '../../lib/compare/card-corner.tsx'
import { useServices } from '../../lib/services.tsx'

const HEADING_ID = 'certified-bots'

/** The first certified bots, or nothing if there are none. */
export function CertifiedBots() {
  const { t } = useTranslation('home')
  const { api } = useServices()
  const { data: bots } = useQuery(api.queries.certifiedBots(HOME_LISTS.certified))
  if (!bots || bots.length === 0) return null

  return (
    <section aria-labelledby={HEADING_ID} className="page py-10">
      <h2 id={HEADING_ID} className="font-serif text-heading font-medium">
        {t('certified.title')}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t('certified.text')}</p>
      <BotList bots={bots} label={t('certified.title')} renderCorner={renderCardCorner} />
    </section>
  )
}
