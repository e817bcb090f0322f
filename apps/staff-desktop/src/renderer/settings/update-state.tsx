import { Button } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import type { Update } from '../../shared/bridge.ts'
import { useBridge, useUpdate } from '../bridge/bridge.ts'

/** Whether there is a newer version, and how to get it. */
export function UpdateState() {
  const { t } = useTranslation('desktop')
  const { installUpdate } = useBridge()
  const update = useUpdate()
  if (!update) return null

  return (
    <span className="flex flex-wrap items-center gap-3">
      <output className="text-label text-muted">
        {t(`settings.update.${update.state}`, { version: versionOf(update) })}
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

function versionOf(update: Update): string {
  return 'version' in update ? update.version : ''
}
