import { useTranslation } from 'react-i18next'
import { PageTabs } from '../../../lib/page-tabs.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { listRestrictions } from '../../../lib/restriction.ts'
import { LAYOUT } from './layout.ts'
import { OwnBots } from './own-bots.tsx'
import { OwnCard } from './own-card.tsx'
import { OwnReviews } from './own-reviews.tsx'
import { OwnVotes } from './own-votes.tsx'
import { RestrictionBanner } from '../../../lib/restriction-banner.tsx'
import { Settings } from './settings.tsx'

interface OwnProfileProps {
  viewer: Viewer
  /** Called after the account was deleted. */
  onGone: () => void
}

export function OwnProfile({ viewer, onGone }: OwnProfileProps) {
  const { t } = useTranslation('profile')
  const restrictions = listRestrictions(viewer)
  const isRestricted = restrictions.length > 0

  return (
    <div className={LAYOUT.page}>
      {restrictions.map((restriction) => (
        <RestrictionBanner key={restriction.kind} restriction={restriction} />
      ))}
      <div className={LAYOUT.columns}>
        <OwnCard viewer={viewer} />
        <PageTabs
          label={t('tabs.label')}
          tabs={[
            {
              value: 'bots',
              label: t('tabs.bots'),
              content: <OwnBots viewer={viewer} isRestricted={isRestricted} />,
            },
            {
              value: 'settings',
              label: t('tabs.settings'),
              content: <Settings viewer={viewer} isRestricted={isRestricted} onGone={onGone} />,
            },
            {
              value: 'activity',
              label: t('tabs.activity'),
              content: (
                <div className="flex flex-col gap-10">
                  <OwnReviews />
                  <OwnVotes />
                </div>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
