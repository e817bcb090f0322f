import { Button } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import type { Update } from '../../shared/bridge.ts'
import { useBridge, useUpdate } from '../bridge/bridge.ts'

/** Shows whether a newer version is available, and installs it. */
export function UpdateState() {
  const { t } = useTranslation('desktop')
  const { installUpdate } = useBridge()
  const update = useUpdate()
  if (!update) return null

  return (
    <span className="flex flex-wrap items-center gap-3">
      <output className="text-label text-muted">
        {t(`settings.update.${update.state}`, { version: getVersion(update) })}
      </output>
      {update.state === 'ready' && (
        <Button
          size="small"
          variant="filled"
          onClick={() => void installUpdate().catch(() => undefined)}
        >
          {t('settings.update.install')}
        </Button>
      )}
    </span>
  )
}

function getVersion(update: Update): string {
  return 'version' in update ? update.version : ''
}
