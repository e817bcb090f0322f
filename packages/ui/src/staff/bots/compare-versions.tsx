import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { VersionChooser } from '../../versions/version-chooser.tsx'
import { useStaffQueries } from '../environment.tsx'
import { ListingDifference } from './listing-difference.tsx'

const HEADING_ID = 'bot-versions'

/** The comparison of any two of the bot's newest versions; nothing for a bot with one. */
export function CompareVersions({ botId }: { botId: number }) {
  const { t } = useTranslation(['staff', 'common'])
  const versions = useQuery(useStaffQueries().botVersions(botId))
  if (versions.isError && !versions.data) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-3">
        {t('changes.versionsFailed')}
        <Button size="small" onClick={() => void versions.refetch()}>
          {t('common:actions.retry')}
        </Button>
      </p>
    )
  }
  const [newest, former] = versions.data ?? []
  if (!newest || !former) return null
  return (
    <section
      aria-labelledby={HEADING_ID}
      className="mt-4 flex flex-col gap-3 rounded-plate border border-line bg-plate p-4"
    >
      <h4 id={HEADING_ID} className="font-semibold">
        {t('changes.versions')}
      </h4>
      <VersionChooser
        // A new version is chosen when it comes.
        key={newest.number}
        versions={versions.data!.map(({ number }) => number)}
        labels={{ from: t('changes.from'), to: t('changes.to') }}
        nameOf={(number) => t('changes.version', { number })}
      >
        {(from, to) => <ListingDifference botId={botId} from={from} to={to} />}
      </VersionChooser>
    </section>
  )
}
