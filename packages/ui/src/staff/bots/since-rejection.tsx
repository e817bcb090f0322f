import type { EvaluatedBot } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListingDiff } from '../../versions/listing-diff.tsx'
import { useDiffTexts } from '../changes/use-diff-texts.ts'
import { useStaffQueries } from '../environment.tsx'

/** What the owners of a resubmitted bot have changed since it was rejected. */
export function SinceRejection({ bot }: { bot: EvaluatedBot }) {
  const [last] = bot.decisions
  const isResubmitted = bot.approvalStatus === 'pending' && last?.action === 'reject_bot'
  if (!isResubmitted || last.version === null) return null
  return <Difference botId={bot.id} from={last.version} to={bot.version} />
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
  if (!before.data || !after.data) return null

  return (
    <section
      aria-labelledby="since-rejection"
      className="mb-4 rounded-plate border border-line bg-plate p-4"
    >
      <h4 id="since-rejection" className="mb-2 font-semibold">
        {t('changes.sinceRejection')}
      </h4>
      <ListingDiff before={before.data.fields} after={after.data.fields} texts={texts} />
    </section>
  )
}
