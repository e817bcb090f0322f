import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { ListingDiff } from '../../versions/listing-diff.tsx'
import { useDiffTexts } from '../changes/use-diff-texts.ts'
import { useStaffQueries } from '../environment.tsx'

export interface ListingDifferenceProps {
  botId: number
  /** Numbers of versions. */
  from: number
  to: number
}

/** What has changed between two versions of a bot's listing. */
export function ListingDifference({ botId, from, to }: ListingDifferenceProps) {
  const { t } = useTranslation('staff')
  const queries = useStaffQueries()
  const before = useQuery(queries.botVersion(botId, from))
  const after = useQuery(queries.botVersion(botId, to))
  const texts = useDiffTexts()
  if (before.isError || after.isError) return <p>{t('changes.versionsFailed')}</p>
  if (!before.data || !after.data) return <Skeleton className="h-16 w-full" />
  return <ListingDiff before={before.data.fields} after={after.data.fields} texts={texts} />
}
