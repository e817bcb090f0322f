import { AD_PLACEMENTS, type AdPlacement } from '@botanica/api-client/contract'
import type { AdministeredAd } from '@botanica/api-client/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Select } from '../../primitives/select.tsx'
import { EmptyState } from '../../primitives/states.tsx'
import { useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice } from '../frame/search-params.ts'
import { CardList } from '../layout/card-list.tsx'
import { StaffSubpage, SubpageTitle } from '../layout/staff-subpage.tsx'
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

/** The ads of the site, for its owners: a page outside the dashboard's tabs. */
export function AdsPage({ Preview }: AdsPageProps) {
  const { t } = useTranslation('staff')
  const [placement, choosePlacement] = useSearchParamChoice(PLACEMENT_KEY, CHOICES)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  return (
    <StaffSubpage back={t('ads.backToDashboard')}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <SubpageTitle title={t('ads.title')} text={t('ads.subtitle')} />
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
    </StaffSubpage>
  )
}

interface AdCardsProps extends AdsPageProps {
  placement: AdPlacement | undefined
  onOpen: (open: Open) => void
}

function AdCards({ placement, Preview, onOpen }: AdCardsProps) {
  const { t } = useTranslation('staff')
  const list = useInfiniteQuery(useStaffQueries().ads(placement))

  return (
    <CardList
      list={list}
      texts={{ loading: t('ads.loading'), failed: t('ads.failed') }}
      empty={<EmptyState title={t('ads.empty')} text={t('ads.emptyText')} />}
    >
      {(ad) => (
        <AdCard
          ad={ad}
          Preview={Preview}
          onEdit={() => onOpen({ dialog: 'edit', ad })}
          onRemove={() => onOpen({ dialog: 'remove', ad })}
        />
      )}
    </CardList>
  )
}
