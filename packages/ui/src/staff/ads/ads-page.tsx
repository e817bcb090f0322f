import { AD_PLACEMENTS, type AdPlacement } from '@botanica/api-client/contract'
import type { AdministeredAd } from '@botanica/api-client/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { LoadMore } from '../../primitives/load-more.tsx'
import { Select } from '../../primitives/select.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../primitives/states.tsx'
import { useStaffQueries } from '../environment.tsx'
import { usePlaceChoice } from '../frame/place.ts'
import { staffPaths } from '../paths.ts'
import { AdCard, type AdPreviewProps } from './ad-card.tsx'
import { AdDialog } from './ad-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

export type { AdPreviewProps } from './ad-card.tsx'

const PLACEMENT_KEY = 'placement'
const ALL = ''
const CHOICES = [ALL, ...AD_PLACEMENTS] as const

type Open = { dialog: 'edit'; ad: AdministeredAd | null } | { dialog: 'remove'; ad: AdministeredAd }

interface AdsPageProps {
  Preview?: ComponentType<AdPreviewProps>
}

/** The ads of the site, for its owners: the six tabs of the dashboard are the documents', so this stands beside it. */
export function AdsPage({ Preview }: AdsPageProps) {
  const { t } = useTranslation('staff')
  const [placement, choosePlacement] = usePlaceChoice(PLACEMENT_KEY, CHOICES)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  return (
    <div className="page py-6">
      <AppLink
        href={staffPaths.dashboard}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-label px-1 text-muted hover:text-leaf-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('ads.backToDashboard')}
      </AppLink>
      <div className="mt-3 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-serif text-heading font-medium">{t('ads.title')}</h1>
          <p className="mt-1 text-muted">{t('ads.subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Select<(typeof CHOICES)[number]>
            label={t('ads.placement')}
            options={CHOICES.map((value) => ({
              value,
              label: value === ALL ? t('ads.allPlacements') : t(`ads.placements.${value}`),
            }))}
            value={placement}
            onValueChange={choosePlacement}
          />
          <Button
            variant="filled"
            icon={<Plus size={18} />}
            onClick={() => setOpen({ dialog: 'edit', ad: null })}
          >
            {t('ads.add')}
          </Button>
        </div>
      </div>
      <AdCards
        placement={placement === ALL ? undefined : placement}
        Preview={Preview}
        onOpen={setOpen}
      />
      {open?.dialog === 'edit' && <AdDialog ad={open.ad} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog ad={open.ad} onClose={close} />}
    </div>
  )
}

interface AdCardsProps extends AdsPageProps {
  placement: AdPlacement | undefined
  onOpen: (open: Open) => void
}

function AdCards({ placement, Preview, onOpen }: AdCardsProps) {
  const { t } = useTranslation(['staff', 'common'])
  const list = useInfiniteQuery(useStaffQueries().ads(placement))
  const ads = list.data?.pages.flatMap(({ items }) => items)
  if (!ads) {
    return list.isError ? (
      <ErrorState
        text={t('ads.failed')}
        action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
      />
    ) : (
      <LoadingState text={t('ads.loading')} />
    )
  }
  if (ads.length === 0) return <EmptyState title={t('ads.empty')} text={t('ads.emptyText')} />
  return (
    <>
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {ads.map((ad) => (
          <li key={ad.id} className="min-w-0">
            <AdCard
              ad={ad}
              Preview={Preview}
              onEdit={() => onOpen({ dialog: 'edit', ad })}
              onRemove={() => onOpen({ dialog: 'remove', ad })}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  )
}
