import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ListingDifference, type ListingDifferenceProps } from './listing-difference.tsx'

/** A listing as the reviewer has seen it. */
export interface SeenListing {
  /** The version that was seen; decisions are about it (R22). */
  version: number
  /** What has changed since; null if nothing has. Until it is marked as seen, nothing can be decided. */
  notice: ReactNode
  /** Marks a version as seen, such as that of the reviewer's own edit. */
  markSeen: (version: number) => void
}

/**
 * Remembers which version of a listing the reviewer has seen, while live updates bring newer ones onto the screen.
 * @param newest the newest version that is known
 * @param isFetching whether an older copy may be on the screen; what arrives first counts as seen
 */
export function useSeenListing(botId: number, newest: number, isFetching = false): SeenListing {
  const [seen, setSeen] = useState(newest)
  const [isFirst, setFirst] = useState(isFetching)
  if (isFirst) {
    if (seen !== newest) setSeen(newest)
    if (!isFetching) setFirst(false)
  }
  return {
    version: seen,
    notice: seen < newest && (
      <ChangedListing botId={botId} from={seen} to={newest} onSeen={() => setSeen(newest)} />
    ),
    markSeen: setSeen,
  }
}

interface ChangedListingProps extends ListingDifferenceProps {
  onSeen: () => void
}

function ChangedListing({ onSeen, ...versions }: ChangedListingProps) {
  const { t } = useTranslation('staff')

  return (
    <section className="flex flex-col items-start gap-3 rounded-plate border border-pending bg-plate p-4">
      <output className="font-semibold">{t('changes.changedSince')}</output>
      <div className="max-h-80 w-full overflow-y-auto">
        <ListingDifference {...versions} />
      </div>
      <Button size="small" onClick={onSeen}>
        {t('changes.markSeen')}
      </Button>
    </section>
  )
}
