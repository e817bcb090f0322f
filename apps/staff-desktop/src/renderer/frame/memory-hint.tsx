import { Button } from '@botanica/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Tells the user that the token is in memory only, until the client quits. */
export function MemoryHint() {
  const { t } = useTranslation('desktop')
  const [isUnderstood, setUnderstood] = useState(false)
  if (isUnderstood) return null

  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line bg-mist px-4 py-1.5 text-label">
      <KeyRound aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <p className="flex-1">{t('inMemory')}</p>
      <Button size="small" variant="quiet" onClick={() => setUnderstood(true)}>
        {t('understood')}
      </Button>
    </div>
  )
}
