import type { EvaluatedBot } from '@botanica/api-client/staff'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PreflightResults } from '../../preflight/preflight-results.tsx'
import { Button } from '../../primitives/button.tsx'

/** Staff who move through a list do not check each entry that they pass. */
const OPENED_MS = 1_000

/** The results of a check, with the version of the listing that was checked. */
export type Checked = NonNullable<EvaluatedBot['preflight']>

interface ListingChecksProps {
  /** The last results; `null` before the first check. */
  checked: Checked | null
  /** The number of the listing's newest version. */
  version: number
  /** Whether there are no results to decide by. It is asked once the listing has been open for a second. */
  isDue: () => boolean
  onCheck: () => void
  isBusy: boolean
  failure: string | null
}

/** The machine checks of a listing, for staff. It is checked when it is opened, if that is due. */
export function ListingChecks({
  checked,
  version,
  isDue,
  onCheck,
  isBusy,
  failure,
}: ListingChecksProps) {
  const { t } = useTranslation('preflight')
  const checkIfDue = useEffectEvent(() => {
    if (isDue()) onCheck()
  })
  useEffect(() => {
    const timer = setTimeout(() => checkIfDue(), OPENED_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="flex flex-col items-start gap-2">
      {checked ? (
        <PreflightResults {...checked} isOutdated={checked.version !== version} />
      ) : (
        <p className="text-muted">{t('unchecked')}</p>
      )}
      {failure && (
        <p role="alert" className="text-label font-medium text-danger">
          {failure}
        </p>
      )}
      <Button size="small" busy={isBusy} onClick={onCheck}>
        {isBusy ? t('checking') : t(checked ? 'again' : 'check')}
      </Button>
    </div>
  )
}
