import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { ListingDiff } from '../../versions/listing-diff.tsx'
import { VersionChooser } from '../../versions/version-chooser.tsx'
import { useDiffTexts } from '../changes/use-diff-texts.ts'
import { useStaffQueries } from '../environment.tsx'

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
        {(from, to) => <Difference botId={botId} from={from} to={to} />}
      </VersionChooser>
    </section>
  )
}

interface DifferenceProps {
  botId: number
  from: number
  to: number
}

function Difference({ botId, from, to }: DifferenceProps) {
  const { t } = useTranslation('staff')
  const queries = useStaffQueries()
  const before = useQuery(queries.botVersion(botId, from))
  const after = useQuery(queries.botVersion(botId, to))
  const texts = useDiffTexts()
  if (before.isError || after.isError) return <p>{t('changes.versionsFailed')}</p>
  if (!before.data || !after.data) return <Skeleton className="h-16 w-full" />
  return <ListingDiff before={before.data.fields} after={after.data.fields} texts={texts} />
}
